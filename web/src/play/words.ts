/** The words of actions, as the server reads them: forms with a gap for each thing that is touched. */

export const TAKE = "take:{}";
export const BUY = "buy:{}:{}";
export const LAY = "lay:{}@{}";
export const KEEP = "keep:{}";
export const GIVE = "give:{}";
export const REMOVE = "remove:{}";
export const SWAP = "swap:{}/{}";
export const DONE = "done";
export const PASS = "pass";

/** A form with these things in its gaps. */
export function filled(form: string, ...things: readonly (string | number)[]): string {
  const left = [...things];
  return form.replaceAll("{}", () => String(left.shift() ?? ""));
}

export const takeWord = (cards: readonly string[]): string => filled(TAKE, cards.join(","));
export const buyWord = (square: number, cards: readonly string[]): string => filled(BUY, square, cards.join(","));
export const layWord = (tile: string, place: string): string => filled(LAY, tile, place);
export const keepWord = (tile: string): string => filled(KEEP, tile);
export const giveWord = (tile: string): string => filled(GIVE, tile);
export const removeWord = (tile: string): string => filled(REMOVE, tile);
export const swapWord = (old: string, fresh: string): string => filled(SWAP, old, fresh);
