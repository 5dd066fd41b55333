/** The picture on the card of the module, where games are chosen. */
import { SOIL, type Picture } from "../../art/picture";

export const card: Picture = {
  sky: "dawn",
  strokes: [
    SOIL,
    ["cloth line", "M8 62L34 22L60 62Z"],
    ["bark line", "M34 22L26 62H42Z"],
    ["gold line", "M50 62L68 34L88 62Z"],
    ["bark line", "M68 34L63 62H73Z"],
    ["wax line", "M34 22V12M34 13h12l-3 3l3 3H34"],
    ["fence", "M2 66h92M10 66v-6M22 66v-6M76 66v-6M88 66v-6"],
  ],
};
