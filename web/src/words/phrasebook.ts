/**
 * The messages of a language, each read when it is said for the first time: a page says few of them, and reading them all
 * at once would keep a small device from answering.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Message, type TextTransform } from "@fluent/bundle";

export type Gaps = Readonly<Record<string, FluentVariable>>;

/** A number as it is written without grouping, which the browser need not be asked for: its first answer takes long. */
export const isPlain = (number: number): boolean => Number.isInteger(number) && Math.abs(number) < 1000;

class Figure extends FluentNumber {
  override toString(scope: Parameters<FluentNumber["toString"]>[0]): string {
    return isPlain(this.value) ? String(this.value) : super.toString(scope);
  }
}

const figures = (gaps: Gaps): Gaps =>
  Object.fromEntries(Object.entries(gaps).map(([gap, value]) => [gap, typeof value === "number" ? new Figure(value) : value]));

/** Where a message or a term begins, and where another is named inside one. */
const ENTRY = /^(-?[a-z][\w-]*) *=/gm;
const NAMED = /\{\s*(-?[a-z][\w-]*)/g;

export class Phrasebook {
  readonly #bundle: FluentBundle;
  readonly #unread = new Map<string, string>();

  constructor(locale: string, transform: TextTransform) {
    this.#bundle = new FluentBundle(locale, { useIsolating: false, transform });
  }

  /** Knows these messages too; what it knew before stays as it was. */
  learn(text: string): void {
    const begun = [...text.matchAll(ENTRY)];
    begun.forEach(({ 1: id = "", index }, at) => {
      if (!this.#unread.has(id)) this.#unread.set(id, text.slice(index, begun[at + 1]?.index));
    });
  }

  message(id: string): Message | undefined {
    this.#read(id);
    return this.#bundle.getMessage(id);
  }

  written(pattern: NonNullable<Message["value"]>, gaps: Gaps, errors: Error[]): string {
    return this.#bundle.formatPattern(pattern, figures(gaps), errors);
  }

  #read(id: string): void {
    const entry = this.#unread.get(id);
    if (!entry) return;
    this.#unread.set(id, "");
    this.#bundle.addResource(new FluentResource(entry));
    for (const [, named = ""] of entry.matchAll(NAMED)) this.#read(named);
  }
}
