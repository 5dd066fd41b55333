// What has to fill the gaps of a message.

/**
 * The gaps of a part of a message, each with the type that it takes.
 * @param {unknown} part
 * @param {Map<string, string>} found
 * @returns {Map<string, string>}
 */
export function gapsOf(part, found = new Map()) {
  if (Array.isArray(part)) for (const one of part) gapsOf(one, found);
  else if (part?.type === "select") {
    const counts = part.variants.some(({ key }) => key.type === "num" || key.value === "one");
    if (part.selector.type === "var" && counts) found.set(part.selector.name, "number");
    gapsOf(part.selector, found);
    for (const { value } of part.variants) gapsOf(value, found);
  } else if (part?.type === "func") gapsOf(part.args, found);
  else if (part?.type === "var" && !found.has(part.name)) found.set(part.name, "string | number");
  return found;
}
