/** The pages by their path: `/` is the start, `/new/{box}` a new table, `/t/{table}` a table, `/daily` the daily game, `/carry` where a code brings a seat. */

export type Route = { page: "start" } | { page: "new"; box: string | null } | { page: "carry" } | { page: "daily" } | { page: "table"; table: string } | { page: "nowhere" };

export const NEW = "/new";
export const DAILY = "/daily";
const CODE = /^[a-z0-9]{20}$/;

export function routeOf(path: string): Route {
  if (path === "/" || path === "/index.html") return { page: "start" };
  const [, first, table, rest] = path.replace(/\/$/, "").split("/");
  if (`/${first}` === NEW && rest === undefined) return { page: "new", box: table ?? null };
  if (first === "carry" && table === undefined) return { page: "carry" };
  if (`/${first}` === DAILY && table === undefined) return { page: "daily" };
  if (first === "t" && table !== undefined && rest === undefined && CODE.test(table)) return { page: "table", table };
  return { page: "nowhere" };
}

export const pathOf = (table: string): string => `/t/${table}`;

/** The table in what somebody pasted: a link, or the code alone. */
export function tableIn(pasted: string): string | null {
  const text = pasted.trim().toLowerCase();
  const code = /\/t\/([a-z0-9]{20})(?:[/?#]|$)/.exec(text)?.[1] ?? text.replaceAll(/[\s-]/g, "");
  return CODE.test(code) ? code : null;
}
