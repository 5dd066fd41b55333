/** Pages are fetched when they are needed: start and table along with the HTML, and both tables as soon as somebody begins to do something. */
import { untrack } from "svelte";
import { language } from "../words/language.svelte";
import { botWords } from "./bots.svelte";

export const startPage = () => import("./Start.svelte");
export const tablePage = () => import("./Table.svelte");
/** With its words, once: another language fetches them by itself. */
export const newTablePage = () => Promise.all([import("./NewTable.svelte"), botWords.fetch()]).then(([page]) => page);
export const dailyPage = () => untrack(() => Promise.all([import("../daily/Daily.svelte"), language.learn(["daily", "sheet"])]).then(([page]) => page));

export function fetchTablePage(): () => void {
  const begun = new AbortController();
  const fetch = (): void => {
    begun.abort();
    for (const page of [newTablePage, tablePage]) void page().catch(() => undefined);
  };
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, fetch, { signal: begun.signal });
  return () => begun.abort();
}
