/** Which game counts: the first of a day in this browser. The server does not know browsers, so that the page says it. */
import type { Daily } from "../protocol";
import type { MyDay } from "./days";

/** How it stands with today's game: not begun, begun, or over. */
export type Standing = "fresh" | "begun" | "over";

export const standingOf = (mine: MyDay | null): Standing => (mine === null ? "fresh" : mine.points === null ? "begun" : "over");

/** The next table of a day: that of the game that counts, or one for practice. */
export const nextOf = (day: string, mine: MyDay | null): Daily => ({ day, practice: mine !== null });
