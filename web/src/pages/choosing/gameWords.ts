/** What is to be played, in words. */
import type { BoxFacts, GameChange, GameRefusal } from "../../protocol";
import { boxNames } from "../../words/names";
import { found } from "../../words/language.svelte";
import { say } from "../../words/say";
import { capital } from "../../words/speaker";
import { valueOf, type Choice } from "./choice";

export const moduleName = (module: string): string => boxNames([module]);
export const moduleTitle = (module: string): string => capital(moduleName(module));
export const moduleAdds = (module: string): string => found(`adds-${module}`) ?? "";
export const setName = (set: string): string => found(`set-${set}`) ?? set;
export const boxHint = (box: string): string => found(`start-box-${box}`) ?? "";
export const optionName = (option: string): string => found(`option-${option}`) ?? option;
export const optionHint = (option: string): string => found(`option-${option}.hint`) ?? "";
export const valueName = (option: string, value: string): string => found(`option-${option}-${value}`) ?? value;
export const modulesTold = (modules: readonly string[]): string => say("set-modules", { count: modules.length, modules: modules.map(moduleName) });

/** The values of its options that are not the first. */
export const optionsTold = (facts: BoxFacts, choice: Choice): string[] =>
  facts.options
    .map(({ name, values }) => ({ name, value: valueOf(facts, choice, name), usual: values[0]?.name }))
    .filter(({ value, usual }) => value !== usual)
    .map(({ name, value }) => say("change-option", { option: optionName(name), value: valueName(name, value) }));

/** Why a game cannot be played. The clause stands beside it. */
export function refusalTold({ said }: GameRefusal, choice: Choice, tooMuch: readonly string[], facts: BoxFacts | undefined): string {
  const box = boxNames([choice.box]);
  if (said.id === "wrong-seats") return say("refused-seats", { box, low: Number(said.args["low"]), high: Number(said.args["high"]) });
  if (tooMuch.length === 0) return say("refused-other");
  const takes = facts?.modules.map(({ name }) => name) ?? [];
  return [say("refused-module", { box, module: boxNames(tooMuch) }), ...(takes.length > 0 ? [say("refused-module.takes", { modules: boxNames(takes) })] : [])].join(" ");
}

/** What leads out of it. */
export function wayTold(choice: Choice, way: Choice): string {
  if (way.box !== choice.box) return say("refused-way-box", { box: boxNames([way.box]) });
  return say("refused-way-without", { modules: boxNames(choice.modules.filter((one) => !way.modules.includes(one))) });
}

/** What the host changed, part by part. */
export function changesTold({ box, added, dropped, options, seats, settings }: GameChange): string[] {
  return [
    ...(box === null ? [] : [boxNames([box])]),
    ...(added.length === 0 ? [] : [say("change-added", { modules: boxNames(added) })]),
    ...(dropped.length === 0 ? [] : [say("change-dropped", { modules: boxNames(dropped) })]),
    // The options of a new box come with it.
    ...(box === null ? Object.entries(options) : []).map(([option, value]) => say("change-option", { option: optionName(option), value: valueName(option, value) })),
    ...(seats === null ? [] : [say("change-seats", { count: seats })]),
    ...(settings ? [say("change-settings")] : []),
  ];
}
