/** The words of actions, as the server reads them. */

export const takeWord = (cards: readonly string[]): string => `take:${cards.join(",")}`;
export const buyWord = (square: number, cards: readonly string[]): string => `buy:${square}:${cards.join(",")}`;
export const layWord = (tile: string, place: string): string => `lay:${tile}@${place}`;
export const keepWord = (tile: string): string => `keep:${tile}`;
export const giveWord = (tile: string): string => `give:${tile}`;
export const removeWord = (tile: string): string => `remove:${tile}`;
export const swapWord = (old: string, fresh: string): string => `swap:${old}/${fresh}`;
export const DONE = "done";
export const PASS = "pass";
