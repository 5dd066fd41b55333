/** One language: its messages, and how it writes lists, numbers and times. */
import type { TextTransform } from "@fluent/bundle";
import { JOINTS } from "virtual:words";
import { isPlain, Phrasebook, type Gaps } from "./phrasebook";
import { localeOf } from "./wanted";

export type { Gaps } from "./phrasebook";

/** How the first of a month is written where it has a form of its own. */
const FIRST: Readonly<Record<string, string>> = { fr: "1er" };
/** Before such a word the Spanish "and" sounds otherwise. */
const CHANGES = /^h?[iíy]/i;
const TIME = { hour: "2-digit", minute: "2-digit" } as const;

/** How a thing is called, by what is added to the name of its gap. */
export type Forms = Readonly<Record<string, string>>;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export class Speaker {
  readonly #phrases: Phrasebook;
  readonly #locale: string;
  // They are slow to make: each is made once, as a log has hundreds of entries, and not before it is needed.
  #lists: Intl.ListFormat | undefined;
  #signs: Intl.NumberFormat | undefined;
  #clock: Intl.DateTimeFormat | undefined;
  #dated: Intl.DateTimeFormat | undefined;
  readonly #calendars = new Map<string, Intl.DateTimeFormat>();

  constructor(
    readonly language: string,
    text: string,
    transform: TextTransform = (text) => text,
  ) {
    this.#locale = localeOf(language);
    this.#phrases = new Phrasebook(this.#locale, transform);
    this.learn(text);
  }

  /** Knows these messages too. */
  learn(text: string): void {
    this.#phrases.learn(text);
  }

  /** The message, `kept`, or one of its forms, `kept.page`; nothing where there is none. */
  find(id: string, gaps: Gaps = {}): string | null {
    const [name = "", form] = id.split(".");
    const message = this.#phrases.message(name);
    const pattern = form === undefined ? message?.value : message?.attributes[form];
    if (pattern === undefined || pattern === null) return null;
    const errors: Error[] = [];
    const text = this.#phrases.written(pattern, gaps, errors);
    if (import.meta.env.DEV && errors[0]) throw new Error(`${id}: ${errors[0].message}`);
    return text;
  }

  /** Every form of a message: `Name` is itself, `Title` its attribute `.title`. */
  forms(id: string, gaps: Gaps = {}): Forms | null {
    const message = this.#phrases.message(id);
    if (!message) return null;
    const attributes = Object.keys(message.attributes).map((form) => [capital(form), this.find(`${id}.${form}`, gaps) ?? ""]);
    return { Name: this.find(id, gaps) ?? "", ...Object.fromEntries(attributes) };
  }

  /** `a, b and c`. */
  listed(words: readonly string[]): string {
    const [last = "", ...before] = [...words].reverse();
    const joints = JOINTS[this.language];
    if (before.length === 0) return last;
    if (joints && !CHANGES.test(last)) return `${before.reverse().join(joints[0])}${joints[1]}${last}`;
    this.#lists ??= new Intl.ListFormat(this.#locale);
    return this.#lists.format(words);
  }

  /** `+3`, `+0`, and `−2` with a real minus sign. */
  signed(number: number): string {
    if (isPlain(number)) return `${number < 0 ? "\u2212" : "+"}${Math.abs(number)}`;
    this.#signs ??= new Intl.NumberFormat(this.#locale, { signDisplay: "always" });
    return this.#signs.format(number).replace("-", "\u2212");
  }

  /** The day in figures. */
  day(when: Date): string {
    return new Intl.DateTimeFormat(this.#locale, { day: "numeric", month: "numeric", year: "numeric" }).format(when);
  }

  /** A day of the calendar, as 2026-11-18: with its month and year, with its weekday as well, or as short as can be. */
  date(day: string, style: "plain" | "long" | "short" = "plain"): string {
    const more = { plain: { month: "long", year: "numeric" }, long: { month: "long", weekday: "long" }, short: { month: "short" } } as const;
    return this.#written(this.#calendarOf({ day: "numeric", ...more[style] }), new Date(`${day}T00:00:00Z`));
  }

  #written(calendar: Intl.DateTimeFormat, when: Date): string {
    const first = FIRST[this.language] ?? "1";
    return calendar.formatToParts(when).map(({ type, value }) => (type === "day" && value === "1" ? first : value)).join("");
  }

  /** Its weekday, as a letter. */
  weekday(day: string): string {
    return this.#calendarOf({ weekday: "narrow" }).format(new Date(`${day}T00:00:00Z`));
  }

  /** Days of the server change by UTC, wherever they are read. */
  #calendarOf(parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
    const name = Object.values(parts).join(" ");
    const calendar = this.#calendars.get(name) ?? new Intl.DateTimeFormat(this.#locale, { timeZone: "UTC", ...parts });
    this.#calendars.set(name, calendar);
    return calendar;
  }

  /** The time of day, and the day unless it is today. */
  moment(when: Date): string {
    if (when.toDateString() === new Date().toDateString()) {
      this.#clock ??= new Intl.DateTimeFormat(this.#locale, TIME);
      return this.#clock.format(when);
    }
    this.#dated ??= new Intl.DateTimeFormat(this.#locale, { day: "numeric", month: "short", year: "numeric", ...TIME });
    return this.#written(this.#dated, when);
  }
}
