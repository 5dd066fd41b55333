// The worker of a build: it knows the files that the page needs to open without a connection.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { languages } from "./catalogue.js";

const WORKER = new URL("worker.js", import.meta.url);

/** Scripts and styles, without the words: a page says which language it speaks. */
function shellOf(bundle) {
  const words = new RegExp(`/(?:${languages().join("|")})-[^/]*$`);
  return Object.keys(bundle).filter((file) => /^assets\/.*\.(?:js|css)$/.test(file) && !words.test(file)).sort();
}

/** For Vite: `/worker.js`, beside the page, so that its reach is the whole page. */
export const shell = () => ({
  name: "shell",
  apply: "build",
  enforce: "post",
  generateBundle(_, bundle) {
    const files = shellOf(bundle).map((file) => `/${file}`);
    const all = Object.values(bundle).map((one) => `${one.fileName} ${one.fileName.endsWith(".html") ? one.source : ""}`);
    const build = createHash("sha256").update(all.sort().join("\n")).digest("hex").slice(0, 12);
    const text = readFileSync(WORKER, "utf-8");
    const source = text.replace('"@build"', JSON.stringify(build)).replace('["@shell"]', JSON.stringify(files));
    this.emitFile({ type: "asset", fileName: "worker.js", source });
  },
});
