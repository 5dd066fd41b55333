// Faces of modules that are no part of the product: `ALHAMBRA_FACES` names a folder that is built as `src/modules` is.
// A test module has its face there; what it says lies beside it, `<module>/<language>.ftl`, or only in English.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";

const FACES = "virtual:faces";

/** The folder, as an absolute path; none in the product. */
const folder = () => process.env["ALHAMBRA_FACES"] && resolve(process.env["ALHAMBRA_FACES"]);

const modules = () => {
  const there = folder();
  const named = there ? readdirSync(there, { withFileTypes: true }).filter((one) => one.isDirectory()) : [];
  return named.map(({ name }) => join(there, name));
};

/** What these modules say in a language. */
export const textOfFaces = (language) =>
  modules()
    .map((path) => [join(path, `${language}.ftl`), join(path, "en.ftl")].find(existsSync))
    .map((file) => (file ? readFileSync(file, "utf-8") : ""))
    .join("\n");

/** For Vite: `virtual:faces` has the faces of the folder, by their files. */
export const faces = () => ({
  name: "faces",
  resolveId: (id) => (id === FACES ? `\0${id}` : undefined),
  load(id) {
    if (id !== `\0${FACES}`) return undefined;
    const files = modules().map((path) => JSON.stringify(join(path, "index.ts")));
    return `export default { ${files.map((file) => `${file}: () => import(${file})`).join(", ")} };`;
  },
});
