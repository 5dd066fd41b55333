/** For tests: what does not fit in a language, measured by English. */
import { FluentResource } from "@fluent/bundle";
import { gapsOf } from "../../gaps.js";

/** Messages whose attributes are the forms of a name, of which a language may have its own. */
const NAMES = /^(?:colour-|type-|currency-|tile-name|tile-half|card-name|you$)/;

const thingOf = (gap: string): string => gap.replace(/[A-Z].*$/, "");

/** The messages and attributes of a text, each with its gaps. */
function gapsIn(text: string): Map<string, readonly string[]> {
  const parts = new FluentResource(text).body.flatMap(({ id, value, attributes }) => [
    ...(value === null ? [] : [[id, value] as const]),
    ...Object.entries(attributes).map(([form, pattern]) => [`${id}.${form}`, pattern] as const),
  ]);
  return new Map(parts.map(([id, pattern]) => [id, [...gapsOf(pattern).keys()]]));
}

export function misfits(english: string, other: string): string[] {
  const [wanted, there] = [gapsIn(english), gapsIn(other)];
  const missing = [...wanted.keys()].filter((id) => !there.has(id)).map((id) => `${id} is missing`);
  const wrong = [...there].flatMap(([id, gaps]) => {
    const [name = ""] = id.split(".");
    const filled = wanted.get(id) ?? (NAMES.test(name) ? wanted.get(name) : undefined);
    if (!filled) return [`${id} is unknown`];
    const things = filled.map(thingOf);
    // What has a name can be used in any of its forms.
    const known = (gap: string): boolean => filled.includes(gap) || things.includes(thingOf(gap));
    return gaps.filter((gap) => !known(gap)).map((gap) => `${id} does not know $${gap}`);
  });
  return [...missing, ...wrong];
}

/** The messages that others refer to and that have nothing to say. */
export function unresolved(text: string): string[] {
  const { body } = new FluentResource(text);
  const there = new Set(body.flatMap(({ id, value }) => (value === null ? [] : [id])));
  return body.flatMap(({ id, value, attributes }) =>
    [value, ...Object.values(attributes)].flatMap(referred).filter((name) => !there.has(name)).map((name) => `${id}: ${name}`),
  );
}

/** The messages that a part of a message refers to. */
function referred(part: unknown): string[] {
  if (typeof part !== "object" || part === null) return [];
  if ("type" in part && part.type === "mesg" && "name" in part) return [String(part.name)];
  return Object.values(part).flatMap(referred);
}
