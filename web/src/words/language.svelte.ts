/** The language that the page speaks. Whatever is said in a template is said again when it changes. */
import type { TextTransform } from "@fluent/bundle";
import WORDS, { MODULES, NAMES } from "virtual:words";
import type { Messages } from "./ids";
import { Speaker, type Gaps } from "./speaker";
import { KEY, wanted } from "./wanted";

const ENGLISH = "en";

/** The languages that there are. */
export const LANGUAGES: readonly string[] = Object.keys(WORDS);

/** What a language calls itself. */
export const languageName = (code: string): string => NAMES[code] ?? code;

class Language {
  #speaker = $state.raw(new Speaker(ENGLISH, ""));
  /** The modules whose words are spoken too. */
  readonly #learnt = new Set<string>();

  get code(): string {
    return this.#speaker.language;
  }

  get speaker(): Speaker {
    return this.#speaker;
  }

  /** Speaks a language, which is fetched if there is need. `transform` is for tests. */
  async use(code: string, transform?: TextTransform): Promise<void> {
    const words = [WORDS[code], ...[...this.#learnt].map((module) => MODULES[module]?.[code])].map(fetched);
    const [text = "", ...more] = await Promise.all(words);
    this.#speaker = new Speaker(code, [text, ...more].join("\n"), transform);
    document.documentElement.lang = code;
    document.querySelector('meta[name="description"]')?.setAttribute("content", phrase("page-description"));
  }

  /** Says what these modules say from now on. Nobody has said it before, so that nothing has to be said again. */
  async learn(modules: readonly string[]): Promise<void> {
    const fresh = modules.filter((module) => !this.#learnt.has(module));
    const { code } = this;
    const texts = await Promise.all(fresh.map((module) => fetched(MODULES[module]?.[code])));
    for (const module of fresh) this.#learnt.add(module);
    if (code !== this.code) return this.use(this.code);
    this.#speaker.learn(texts.join("\n"));
  }

  /** Speaks what was chosen here before, or else the first that the browser asks for. */
  async begin(): Promise<void> {
    await this.use(wanted([kept() ?? "", ...navigator.languages], LANGUAGES));
  }

  async choose(code: string): Promise<void> {
    if (!LANGUAGES.includes(code)) return;
    await this.use(code);
    try {
      localStorage.setItem(KEY, code);
    } catch {
      // A private window may refuse to store: the language holds until the page is closed.
    }
  }
}

const fetched = async (text: (() => Promise<{ readonly default: string }>) | undefined): Promise<string> => (await text?.())?.default ?? "";

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const language = new Language();

/** A message with its gaps filled as they are, of which a language need not use all. */
export function phrase<Id extends keyof Messages>(id: Id, ...[gaps]: object extends Messages[Id] ? [] : [Messages[Id] & Gaps]): string {
  return language.speaker.find(id, gaps) ?? id;
}

/** A message that is known by its word only, as that of a type of buildings; nothing where there is none. */
export const found = (id: string): string | null => language.speaker.find(id);

export const listed = (words: readonly string[]): string =>
  words.length === 0 ? phrase("nothing") : language.speaker.listed(words);

export const signed = (number: number): string => language.speaker.signed(number);
