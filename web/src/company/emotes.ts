/** Remarks that are pictures: their names are those of the protocol, their words those of the catalogue. */
import type { Emote, LogEntry } from "../protocol";
import { say } from "../words/say";

export type EmoteName = Emote["emote"];

/** In the order in which they are offered. */
export const EMOTES = ["wave", "smile", "laugh", "surprise", "sorrow", "thought", "applause", "thumb", "hourglass", "coffee"] as const satisfies readonly EmoteName[];

/** The picture of a remark, if it has one that this page can draw. */
export const emoteOf = ({ emote }: LogEntry): EmoteName | null => EMOTES.find((one) => one === emote) ?? null;

/** What somebody has said, in words: a picture by its name, one of a newer server by its sign. */
export function remarkOf(entry: LogEntry): string {
  const emote = emoteOf(entry);
  return emote === null ? (entry.text ?? "") : say(`emote-${emote}`);
}

/** The drawings are fetched when the first is seen. */
export const drawing = () => import("../art/Emote.svelte");
