import type { Kind } from "../../../src/palace/targets";
import type { View } from "../../../src/protocol";

/** The kinds that the panel offers. Abilities are left to the bar, as of a module without a face. */
export const DRAWN: readonly Kind[] = ["preview-square", "type", "pile", "falcon", "marker"];

interface Signs {
  readonly counts: Readonly<Record<string, number>>;
  readonly last: string;
}

export const signsIn = (view: View): Signs => (view.modules as { omens: Signs }).omens;
