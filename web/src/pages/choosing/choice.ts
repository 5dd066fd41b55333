/** What was chosen to be played, and what can be worked out of it: no rule, only what the server told of each part. */
import type { BoxFacts, GameConfig, ModuleFacts } from "../../protocol";

export interface Choice {
  readonly box: string;
  readonly modules: readonly string[];
  /** Those that are not named have their first value. */
  readonly options: Readonly<Record<string, string>>;
}

/** The smallest step that a player feels. */
const STEP = 5;

export const plain = (box: string): Choice => ({ box, modules: [], options: {} });
export const choiceOf = ({ box, modules, options }: GameConfig): Choice => ({ box, modules, options });
export const configOf = ({ box, modules, options }: Choice): GameConfig => ({ box, modules, options });

export const valueOf = (facts: BoxFacts, choice: Choice, option: string): string =>
  choice.options[option] ?? facts.options.find(({ name }) => name === option)?.values[0]?.name ?? "";

/** Without options that are not for so many. */
export function fitting(facts: BoxFacts, choice: Choice, seats: number): Choice {
  const fits = (option: string): boolean => facts.options.find(({ name }) => name === option)?.seats.includes(seats) ?? true;
  return { ...choice, options: Object.fromEntries(Object.entries(choice.options).filter(([name]) => fits(name))) };
}

export function withModule(choice: Choice, module: string, on: boolean): Choice {
  const others = choice.modules.filter((one) => one !== module);
  return { ...choice, modules: on ? [...others, module] : others };
}

export const withOption = (choice: Choice, option: string, value: string): Choice => ({ ...choice, options: { ...choice.options, [option]: value } });

/** The same modules in another box, by which its options are what they are there. */
export const inBox = (choice: Choice, box: string): Choice => (box === choice.box ? choice : { box, modules: choice.modules, options: {} });

/** Whether both are the same game, in whatever order its parts were named. */
export function same(facts: BoxFacts, one: Choice, other: Choice): boolean {
  const modules = (choice: Choice): string => [...choice.modules].sort().join();
  const options = (choice: Choice): string => facts.options.map(({ name }) => valueOf(facts, choice, name)).join();
  return one.box === other.box && modules(one) === modules(other) && options(one) === options(other);
}

function longer(facts: BoxFacts, choice: Choice): number {
  const modules = choice.modules.map((name) => facts.modules.find((one) => one.name === name)?.longer ?? 1);
  const options = facts.options.map(({ name, values }) => values.find((one) => one.name === valueOf(facts, choice, name))?.longer ?? 1);
  return [...modules, ...options].reduce((product, factor) => product * factor, 1);
}

const rounded = (minutes: number): number => Math.round(minutes / STEP) * STEP;

/** What the game takes, in minutes. */
export const minutesOf = (facts: BoxFacts, choice: Choice, seats: number): number =>
  Math.max(STEP, rounded((facts.minutes[seats] ?? 0) * longer(facts, choice)));

/** What a module adds to a game without any. */
export const minutesMore = (facts: BoxFacts, module: ModuleFacts, seats: number): number =>
  Math.max(0, rounded((facts.minutes[seats] ?? 0) * (module.longer - 1)));

/** A set of some of these modules, at random, and any values of the options; never the one that there is. */
export function surprise(facts: BoxFacts, modules: readonly string[], now: Choice, random = Math.random): Choice {
  const any = (): Choice => ({
    box: facts.name,
    modules: modules.filter(() => random() < 0.4),
    options: Object.fromEntries(facts.options.map(({ name, values }) => [name, values[Math.floor(random() * values.length)]?.name ?? ""])),
  });
  for (let tries = 0; tries < 50; tries++) {
    const found = any();
    if (!same(facts, found, now)) return found;
  }
  return now;
}
