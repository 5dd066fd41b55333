// The messages of the English catalogue as a type, so that a missing message or argument is an error of types.
// `node ids.js` writes it; `node ids.js --check` fails where it is not up to date.
import { FluentResource } from "@fluent/bundle";
import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { modules, textOf, textOfModule } from "./catalogue.js";
import { gapsOf } from "./gaps.js";

const IDS = new URL("src/words/ids.ts", import.meta.url);
const HEAD = "/** The messages of the page and what fills their gaps. Made by `npm run ids` from the English catalogue. */\n";

function line(id, pattern) {
  const gaps = [...gapsOf(pattern)].sort(([one], [other]) => (one < other ? -1 : 1));
  return `  "${id}": { ${gaps.map(([name, type]) => `${name}: ${type}`).join("; ")} };`.replace("{  }", "object");
}

// Refusals and errors are said by the ids that the server sends.
const text = [textOf("en", (path) => !/\/(?:refusals|table-errors)\.ftl$/.test(path)), ...modules().map((module) => textOfModule("en", module, false))].join("\n");
const lines = new FluentResource(text).body.flatMap(({ id, value, attributes }) => [
  ...(value === null ? [] : [line(id, value)]),
  ...Object.entries(attributes).map(([name, pattern]) => line(`${id}.${name}`, pattern)),
]);

const made = `${HEAD}export interface Messages {\n${lines.join("\n")}\n}\n`;
if (!process.argv.includes("--check")) writeFileSync(IDS, made);
else if (readFileSync(IDS, "utf-8") !== made) {
  console.error("web/src/words/ids.ts does not fit the catalogue: run `npm run ids`.");
  process.exit(1);
}
