/** What this page can show. The others can be played as well, in the terminal. */
import { KNOWN } from "../../modules/faces";
import type { BoxFacts } from "../../protocol";

export const showable = (module: string): boolean => KNOWN.has(module);

/** A box with a stage, whose parts all have faces. */
export const showableBox = (box: BoxFacts): boolean => box.kind === "sheet" || box.parts.every(showable);
