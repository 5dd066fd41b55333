// What every table needs is one file. Left alone, each little thing that a module or a window uses too is a file of its
// own, and thirty of them weigh more than one: they are packed one by one, and name each other at length.

const FIRST = /\/src\/main\.ts$/;
const START = /\/src\/pages\/Start\.svelte$/;
const DAILY = /\/src\/daily\/Daily\.svelte$/;
/** What is fetched apart, and before there is a table or without one. */
const BEFORE = /\/src\/(?:pages\/NewTable\.svelte|company\/Carry\.svelte)$/;
const TABLE = /\/src\/pages\/Table\.svelte$/;
const LOBBY = /\/src\/pages\/Lobby\.svelte$/;
const PALACES = /\/src\/palace\/game\.ts$/;
const SHEETS = /\/src\/sheet\/SheetGame\.svelte$/;

/** Everything that imports a file, itself and through others, but not where it is fetched later. */
function above(id, infoOf, found = new Set()) {
  if (!found.has(id)) {
    found.add(id);
    for (const importer of infoOf(id)?.importers ?? []) above(importer, infoOf, found);
  }
  return found;
}

/** For Rolldown: what every page needs, the start, the daily game, any table, and tables of palaces and of sheets are a file each. */
export const together = () => ({
  debugName: "together",
  includeDependenciesRecursively: false,
  name(id, graph) {
    if (id.endsWith("rolldown/runtime.js")) return "First";
    const users = [...above(id, (one) => graph.getModuleInfo(one))];
    const used = (...by) => by.some((one) => users.some((user) => one.test(user)));
    if (used(FIRST) || (used(START) && used(DAILY, TABLE, PALACES, SHEETS))) return "First";
    if (used(DAILY)) return used(START, BEFORE, LOBBY, TABLE, PALACES, SHEETS) ? "First" : "Daily";
    if (used(START)) return "Start";
    if (used(BEFORE)) return null;
    if (used(TABLE) || (used(PALACES) && used(SHEETS))) return "Table";
    if (used(PALACES)) return "Palaces";
    return used(SHEETS) ? "Sheets" : null;
  },
});
