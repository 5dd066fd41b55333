/** The words of actions, as the server reads them: forms with a gap for each thing that is touched. */

export const TAKE = "take:{}";
export const BUY = "buy:{}:{}";
export const REMOVE = "remove:{}";
export const DONE = "done";
export const PASS = "pass";

/** A form with these things in its gaps. */
export function filled(form: string, ...things: readonly (string | number)[]): string {
  const left = [...things];
  return form.replaceAll("{}", () => String(left.shift() ?? ""));
}

/** What an action is called by: the beginning of its form. */
export const verbOf = (form: string): string => form.split(":", 1)[0] ?? "";

export const takeWord = (cards: readonly string[]): string => filled(TAKE, cards.join(","));
export const buyWord = (square: number, cards: readonly string[]): string => filled(BUY, square, cards.join(","));
export const removeWord = (tile: string): string => filled(REMOVE, tile);
