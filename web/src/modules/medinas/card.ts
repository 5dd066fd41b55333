/** The picture on the card of the module, where games are chosen. */
import { arch } from "../../art/buildings";
import { SOIL, type Picture } from "../../art/picture";

export const card: Picture = {
  sky: "morning",
  strokes: [
    SOIL,
    ["lime line", "M8 60V40h18v20ZM26 60V30h16v30ZM42 60V38h20v22ZM62 60V26h14v34ZM76 60V44h14v16Z"],
    ["window", arch(17, 60, 6, 12) + arch(34, 44, 5, 8) + arch(52, 60, 8, 14) + arch(69, 40, 5, 9) + arch(83, 60, 5, 9)],
    ["glaze line", "M26 30a8 8 0 0 1 16 0Z"],
    ["clay line", "M69 26V16M66 26l3-6l3 6"],
  ],
};
