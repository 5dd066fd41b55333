/** The pages of a new table and of a table are fetched when they are needed, or as soon as somebody begins to do something. */

export const newTablePage = () => import("./NewTable.svelte");
export const tablePage = () => import("./Table.svelte");

export function fetchTablePage(): () => void {
  const begun = new AbortController();
  const fetch = (): void => {
    begun.abort();
    for (const page of [newTablePage, tablePage]) void page().catch(() => undefined);
  };
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, fetch, { signal: begun.signal });
  return () => begun.abort();
}
