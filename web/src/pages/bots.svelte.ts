/** How well bots play, and the words for it, which are fetched where somebody chooses or looks at bots. */
import { untrack } from "svelte";
import type { Settings } from "../protocol";
import { language } from "../words/language.svelte";
import { say } from "../words/say";

/** From the weakest; as the engine calls them. */
export const LEVELS = ["beginner", "casual", "good", "strong", "expert"] as const satisfies readonly Settings["stand_in_level"][];
export type Level = (typeof LEVELS)[number];

/** For a game at one touch, of somebody who may play for the first time; and where nobody has said otherwise. */
export const QUICK: Level = "casual";
export const USUAL: Level = "good";

/** Those that nobody is offered any more: tables of before have them. */
const BEFORE = ["greedy", "random"] as const;
type Known = Level | (typeof BEFORE)[number];

class BotWords {
  #known = $state(false);
  #asked: Promise<void> | null = null;

  /** Whether they can be said; asked for, they are fetched. */
  get known(): boolean {
    if (!this.#known) this.fetch().catch(() => undefined);
    return this.#known;
  }

  /** Once; another language fetches them by itself. What failed can be tried again. */
  fetch(): Promise<void> {
    this.#asked ??= untrack(() => language.learn(["bots"])).then(
      () => void (this.#known = true),
      (error: unknown) => {
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }
}

export const botWords = new BotWords();

const knownBot = (bot: string | null): Known | undefined => [...LEVELS, ...BEFORE].find((one) => one === bot);

/** What a bot on a seat is, in a word or two: its level, if that is one of ours and its words are there. */
export function botTag(bot: string | null): string {
  const known = knownBot(bot);
  return known !== undefined && botWords.known ? say("bot-tag", { level: levelWord(known) }) : say("seat-bot");
}

/** A level inside a sentence. */
export const levelWord = (level: Known): string => say(`bot-level-${level}.inside`);
/** Where it stands alone. */
export const levelName = (level: Level): string => say(`bot-level-${level}`);
/** What to expect of it. */
export const levelHint = (level: Level): string => say(`bot-level-${level}.hint`);

/** What the log says where a bot plays at another level from now on; nothing where it sat down, or is not known. */
export function changeTold(name: string, bot: string | null, before: string | null): string | null {
  const known = knownBot(bot);
  return before !== null && known !== undefined && botWords.known ? say("bot-changed", { name, level: levelWord(known) }) : null;
}
