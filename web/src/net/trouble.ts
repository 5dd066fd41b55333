import type { Said } from "../protocol";

/** Something that was not done: why, in the server's English and as a message for any language. */
export class Trouble extends Error {
  constructor(
    message: string,
    readonly said: Said | null = null,
  ) {
    super(message);
  }
}
