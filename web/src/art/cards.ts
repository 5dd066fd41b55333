/** The pictures of modules, which lie with their faces and are fetched without them, and those of options. */
import { OPTIONS } from "./optionPictures";
import type { Picture } from "./picture";

const FILES = import.meta.glob<Picture>("../modules/*/card.ts", { eager: true, import: "card" });

const pictures: Readonly<Record<string, Picture>> = {
  ...OPTIONS,
  ...Object.fromEntries(Object.entries(FILES).map(([path, card]) => [(path.split("/").at(-2) ?? path).replaceAll("_", "-"), card])),
};

export const pictureOf = (name: string): Picture | undefined => pictures[name];
