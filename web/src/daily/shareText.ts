/** A result as a short text: what was built, and no die. */
import { crossingOf, FACES, squareOf, typeAt, type TypeName } from "../sheet/squares";
import { language, say } from "../words/say";

export interface Shared {
  readonly day: string;
  readonly points: number;
  readonly built: readonly string[];
  /** Days in a row, this one among them. */
  readonly streak: number;
  /** Where others play the same dice. */
  readonly link: string;
}

/** The colours that the types have on the sheet. */
const SIGNS: Readonly<Record<TypeName, string>> = { pavilion: "🟦", seraglio: "🟥", arcades: "🟫", chambers: "⬜", garden: "🟩", tower: "🟪" };
const FREE = "⬛";

/** The sheet, a row a line. */
export function gridOf(built: readonly string[]): readonly string[] {
  const there = new Set(built.map((square) => squareOf(...crossingOf(square))));
  return FACES.map((row) => FACES.map((column) => (there.has(squareOf(row, column)) ? SIGNS[typeAt(squareOf(row, column))] : FREE)).join(""));
}

export function shareText({ day, points, built, streak, link }: Shared): string {
  const head = [say("daily-text", { date: language.speaker.date(day) }), say("daily-text.points", { points })];
  const row = streak > 1 ? [say("daily-text.streak", { count: streak })] : [];
  return [...head, ...row, ...gridOf(built), link].join("\n");
}
