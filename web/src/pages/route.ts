/** The pages by their path: `/` is the start, `/t/{table}` a table. */

export type Route = { page: "start" } | { page: "table"; table: string } | { page: "nowhere" };

const CODE = /^[a-z0-9]{20}$/;

export function routeOf(path: string): Route {
  if (path === "/" || path === "/index.html") return { page: "start" };
  const [, first, table, rest] = path.replace(/\/$/, "").split("/");
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
