/** The aids of a table: which it has, and what the level is called that has the same. */
import { AIDS, LEVELS, type Aid, type Level } from "../aids";
import type { Settings } from "../protocol";
import { say } from "../words/say";

/** As messages are called. */
const WORDS = {
  tile_effect: "tile-effect",
  scores_now: "scores-now",
  table_of_points: "table-of-points",
  scoring_time: "scoring-time",
  counts: "counts",
  open_hands: "open-hands",
} as const satisfies Record<Aid, string>;

export const aidName = (aid: Aid): string => say(`aid-${WORDS[aid]}`);
export const aidHint = (aid: Aid): string => say(`aid-${WORDS[aid]}.hint`);
export const levelName = (level: Level | "own"): string => say(`level-${level}`);
export const levels = Object.keys(LEVELS) as Level[];

const includes = (level: Level, aid: Aid): boolean => (LEVELS[level] as readonly Aid[]).includes(aid);

export const aidsOf = (settings: Settings): Aid[] => AIDS.filter((aid) => settings[aid]);

export function levelOf(settings: Settings): Level | "own" {
  const has = aidsOf(settings).join();
  return levels.find((level) => AIDS.filter((aid) => includes(level, aid)).join() === has) ?? "own";
}

/** The same settings with the aids of a level. */
export function withLevel(settings: Settings, level: Level): Settings {
  return { ...settings, ...(Object.fromEntries(AIDS.map((aid) => [aid, includes(level, aid)])) as Record<Aid, boolean>) };
}

/** What the table tells, in a sentence. */
export function aidsTold(settings: Settings): string {
  const aids = aidsOf(settings).map(aidName);
  const level = levelName(levelOf(settings));
  return aids.length > 0 ? say("aids-told", { level, aids }) : say("aids-told.none", { level });
}

const NONE: Settings = {
  counts: false, open_hands: false, scores_now: false, tile_effect: false, table_of_points: false, scoring_time: false, stand_in_after: null, watchers_talk: false,
  stand_in_level: "good",
};
/** A table that nobody has said more about. */
export const PLAIN = withLevel(NONE, "normal");
