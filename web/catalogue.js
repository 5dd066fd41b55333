// The words of the page, from the catalogue that the terminal reads too: each language is one file to fetch, and one more
// for each module that is played.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { textOfFaces } from "./faces.js";
import { KEY, localeOf, wanted } from "./src/words/wanted.js";

const CATALOGUE = new URL("../src/alhambra/catalogue/", import.meta.url);
// The folder of each module has its words: a file `<language>.ftl`.
const MODULES = new URL("../src/alhambra/modules/", import.meta.url);
const WORDS = "virtual:words";

// Said by the page as they are. Of other files it takes the forms of those messages that have one for the page, and names
// of types, which are said in every form.
const WHOLE = /\/(?:page[^/]*|names|table-errors|daily-errors|sheet)\.ftl$/;
// What is said where a game of sheets is played, about daily games, or of how well bots play, and nowhere else: fetched as the
// words of a module are.
const APART = { sheet: ["sheet.ftl", "page-sheet.ftl"], daily: ["daily-errors.ftl", "page-daily.ftl"], bots: ["page-bots.ftl"] };
const FETCHED = Object.values(APART).flat();

/** The file of a module in a language. */
const fileOfModule = (language, module) => new URL(`${module}/${language}.ftl`, MODULES);

/** The modules, by their folders. */
const folders = () => readdirSync(MODULES).filter((name) => existsSync(fileOfModule("en", name)));

/** The files of a language that the page needs. */
const filesOf = (language) =>
  readdirSync(new URL(`${language}/`, CATALOGUE))
    .filter((file) => file.endsWith(".ftl") && !FETCHED.includes(file))
    .sort()
    .map((file) => new URL(`${language}/${file}`, CATALOGUE));

/** The files with the words of a module, for page and terminal. */
const filesOfModule = (language, module) =>
  (APART[module]?.map((file) => new URL(`${language}/${file}`, CATALOGUE)) ?? [fileOfModule(language, module)]).filter((file) => existsSync(file));

/** The parts that are fetched separately: the words of each module, and the files that stand apart. */
export const modules = () => [...folders(), ...Object.keys(APART)].sort();

/** The parts of a module's file that are needed wherever it can be chosen: its name, and what it adds. */
const EVERYWHERE = /^## (?:Its name|Page, everywhere)\n(?:(?!## ).*\n)*/gm;
/** Below this line are the messages for the page alone. */
const PAGE = /^## Page\n/m;

/** The files of all modules in a language. */
const everyModule = (language) =>
  folders()
    .map((module) => fileOfModule(language, module))
    .filter((file) => existsSync(file));

/** The names of all modules, and what each adds. */
const namesOf = (language) =>
  everyModule(language)
    .flatMap((file) => readFileSync(file, "utf-8").match(EVERYWHERE) ?? [])
    .join("\n")
    .replaceAll(/^#.*\n/gm, "");

/** The page finds refusals by the ids that the server sends; they have their own section in a module's file. */
const REFUSALS = /^## Refusals.*\n(?:(?!## ).*\n)*/gm;

/** A file without what only the terminal says. */
function readFor(file, refusals = true) {
  const whole = readFileSync(file, "utf-8");
  const said = refusals ? whole : whole.replaceAll(REFUSALS, "");
  if (WHOLE.test(file.pathname)) return said;
  const [text, only = ""] = said.replaceAll(EVERYWHERE, "").split(PAGE);
  const entries = text.replaceAll(/^#.*\n/gm, "").split(/^(?=[a-z])/m);
  const forms = entries.filter((entry) => /^ {4}\.page =/m.test(entry)).map(formsOf);
  return [...forms, ...entries.filter((entry) => entry.startsWith("type-")), only].join("\n");
}

/** The forms of a message without itself. Where the page says the same as the terminal, the form refers to the message. */
function formsOf(entry) {
  const [id] = entry.split(" =", 1);
  const at = entry.search(/^ {4}\./m);
  const itself = entry.slice(entry.indexOf("=") + 1, at).trimEnd();
  return `${id} =\n${entry.slice(at).trimEnd().replaceAll(`= { ${id} }`, () => `=${itself}`)}`;
}

/** The languages that there are. */
export const languages = () => readdirSync(CATALOGUE, { withFileTypes: true }).filter((one) => one.isDirectory()).map(({ name }) => name).filter((language) => filesOf(language).length > 0).sort();

/** These files, without the comments. */
const read = (files, refusals) => files.map((file) => readFor(file, refusals)).join("\n").replaceAll(/^#.*\n/gm, "").replaceAll(/\n{2,}/g, "\n");

/** Everything that the page says in a language, whatever is played. */
export const textOf = (language, wanted = () => true) => `${read(filesOf(language).filter(({ pathname }) => wanted(pathname)))}\n${namesOf(language)}`;

/** What it says besides where a module is played. */
export const textOfModule = (language, module, refusals = true) => read(filesOfModule(language, module), refusals);

/** The messages and terms of a text by their ids. */
const messagesOf = (text) => new Map(text.split(/^(?=-?[a-z])/m).map((entry) => [entry.split(" =", 1)[0], entry]));

/** The forms of a message, by their names. */
const formsIn = (entry) => new Map(entry.split(/^(?= {4}\.)/m).slice(1).map((form) => [form.split(" =", 1)[0].trim(), form.trimEnd()]));

/** Names of types have forms that the grammar of a language needs. Where one is missing, the name stands as it is. */
const TYPE = /^type-/;
const asItIs = (id, forms) => new Map(forms.map((form) => [form, `    ${form} = { ${id} }`]));

/** A message, with those of these forms added that it lacks. */
function withForms(entry, forms) {
  const own = formsIn(entry);
  const missing = [...forms].filter(([name]) => !own.has(name)).map(([, form]) => form);
  return missing.length > 0 ? `${[entry.trimEnd(), ...missing].join("\n")}\n` : entry;
}

/** The words of the page in a language, with English where it has none yet. `names` has the types of the language. */
export function wordsOf(own, english, names = own) {
  const [there, wanted] = [messagesOf(own), messagesOf(english)];
  const ofTypes = [...messagesOf(names)].filter(([id]) => TYPE.test(id)).flatMap(([, entry]) => [...formsIn(entry).keys()]);
  const said = [...there].map(([id, entry]) => {
    const forms = formsIn(wanted.get(id) ?? "");
    return withForms(entry, TYPE.test(id) ? asItIs(id, [...forms.keys()]) : forms);
  });
  const missing = [...wanted].filter(([id]) => !there.has(id)).map(([id, entry]) => withForms(entry, TYPE.test(id) ? asItIs(id, ofTypes) : []));
  return [said.join("").trimEnd(), ...missing].join("\n");
}

/** Something in each of these languages, for where none is spoken yet. */
function inEach(codes, mark) {
  return codes.map((code) => {
    const bundle = new FluentBundle(code);
    bundle.addResource(new FluentResource(wordsOf(textOf(code), textOf("en"))));
    return mark(code, (name) => bundle.formatPattern(bundle.getMessage(name)?.value ?? name));
  }).join("\n      ");
}

/** The page before any of its scripts: what a search engine reads, and what is read without scripts or words. */
function htmlWithWords(html) {
  const paragraph = (id, more = "") => inEach(languages(), (code, say) => `<p lang="${code}">${say(id)}${more && ` <a href="">${say(more)}</a>`}</p>`);
  return html
    .replace("{{page-description}}", inEach(["en"], (_, say) => say("page-description")))
    .replace("{{page-title}}", inEach(["en"], (_, say) => say("page-title")))
    .replace("{{page-no-script}}", paragraph("page-no-script"))
    .replace("{{page-no-words}}", paragraph("page-no-words", "line-reload"));
}

/** The script and the styles of a page, and those that they import; what every page needs is in the HTML already. */
function filesOfPage(bundle, page) {
  const found = new Set();
  const add = (chunk) => {
    if (!chunk || chunk.isEntry || chunk.name === "First" || found.has(`/${chunk.fileName}`)) return;
    for (const file of [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]) found.add(`/${file}`);
    for (const file of chunk.imports) add(bundle[file]);
  };
  for (const chunk of Object.values(bundle)) if (chunk.moduleIds?.some((id) => id.endsWith(`/src/${page}.svelte`))) add(chunk);
  return [...found];
}

/** The words of a language, or with a module what that says, as they are fetched. */
function fileOfWords(bundle, language, module) {
  const facade = `\0${[WORDS, language, ...(module ? [module] : [])].join("/")}`;
  return `/${Object.values(bundle).find(({ facadeModuleId }) => facadeModuleId === facade)?.fileName}`;
}

/** What stands at the beginning of an address; its file, what it says besides, and what it asks the server at once. */
const FETCHING = {
  "/": ["pages/Start", [], []],
  "/t/": ["pages/Table", [], []],
  "/da": ["daily/Daily", ["daily", "sheet"], ["/api/daily"]],
};

/** What is needed before anything is shown is fetched along with the page, not when its script asks. */
function htmlThatFetches(html, { bundle }) {
  if (!bundle) return html;
  const words = Object.fromEntries(languages().map((language) => [language, fileOfWords(bundle, language)]));
  const pages = Object.fromEntries(
    Object.entries(FETCHING).map(([path, [page, said, asked]]) => {
      const besides = Object.fromEntries(languages().map((language) => [language, said.map((module) => fileOfWords(bundle, language, module))]));
      return [path, [[...filesOfPage(bundle, page), ...asked], said.length > 0 ? besides : {}]];
    }),
  );
  const script = `{
      ${wanted.toString()}
      const words = ${JSON.stringify(words)};
      const pages = ${JSON.stringify(pages)};
      let kept = "";
      try { kept = localStorage.getItem("${KEY}") ?? ""; } catch {}
      const language = wanted([kept, ...navigator.languages], Object.keys(words));
      const [files, said] = pages[location.pathname.slice(0, 3)] ?? [[], {}];
      for (const file of [words[language], ...files, ...(said[language] ?? [])]) {
        const link = document.createElement("link");
        link.rel = file.endsWith(".js") ? "modulepreload" : "preload";
        if (link.rel === "preload") [link.as, link.crossOrigin] = [file.endsWith(".css") ? "style" : "fetch", "anonymous"];
        link.href = file;
        document.head.append(link);
      }
    }`;
  // Before the styles, for which a script would have to wait.
  return html.replace(/(?<=<\/script>)/, `\n    <script>${script}</script>`);
}

// What a browser knows too, but takes long for when it is asked for the first time.
const nameOf = (language) => new Intl.DisplayNames([language], { type: "language" }).of(language);
/** What stands between the words of a list, and before the last. */
const jointsOf = (language) => new Intl.ListFormat(localeOf(language)).format(["0", "1", "2"]).split(/[012]/).slice(1, 3);
const inAll = (fact) => JSON.stringify(Object.fromEntries(languages().map((language) => [language, fact(language)])));

/** The list of what can be fetched. */
function listOf() {
  const each = (module) => `{ ${languages().map((one) => `${one}: () => import("${[WORDS, one, ...module].join("/")}")`).join(", ")} }`;
  const parts = modules().map((module) => `"${module.replaceAll("_", "-")}": ${each([module])}`);
  return `export default ${each([])};\nexport const NAMES = ${inAll(nameOf)};\nexport const JOINTS = ${inAll(jointsOf)};\nexport const MODULES = { ${parts.join(", ")} };`;
}

/** For Vite: `virtual:words` has the languages, each of which is fetched when it is spoken. */
export const catalogue = () => ({
  name: "catalogue",
  transformIndexHtml: { order: "post", handler: (html, context) => htmlThatFetches(htmlWithWords(html), context) },
  resolveId: (id) => (id.startsWith(WORDS) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${WORDS}`)) return undefined;
    const [, language, module] = id.split("/");
    if (language === undefined) return listOf();
    for (const file of module ? filesOfModule(language, module) : [...filesOf(language), ...everyModule(language)]) this.addWatchFile(fileURLToPath(file));
    const all = (code) => (module ? textOfModule(code, module) : `${textOf(code)}\n${textOfFaces(code)}`);
    return `export default ${JSON.stringify(wordsOf(all(language), all("en"), textOf(language)))};`;
  },
});
