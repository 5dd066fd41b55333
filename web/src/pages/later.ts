/** The page of a table is fetched when it is needed, or while the player fills in a name. */

export const tablePage = () => import("./Table.svelte");

export function fetchTablePage(): () => void {
  const timer = setTimeout(() => void tablePage().catch(() => undefined), 800);
  return () => clearTimeout(timer);
}
