// Times of thinking.
import { END } from "../texts/story";

/** Milliseconds as `3:07`. */
export function clock(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  return END.minutes(Math.floor(seconds / 60), seconds % 60);
}
