// What every table needs is one file. Left alone, each little thing that a module or a window uses too is a file of its
// own, and thirty of them weigh more than one: they are packed one by one, and name each other at length.

/** What is fetched apart, and before there is a table or without one. */
const BEFORE = /\/src\/(?:main\.ts|pages\/NewTable\.svelte|company\/Carry\.svelte)$/;
const TABLE = /\/src\/pages\/Table\.svelte$/;

/** Everything that imports a file, itself and through others, but not where it is fetched later. */
function above(id, infoOf, found = new Set()) {
  if (!found.has(id)) {
    found.add(id);
    for (const importer of infoOf(id)?.importers ?? []) above(importer, infoOf, found);
  }
  return found;
}

/** For Rolldown: the file of the table, with all that it imports and the pages before it do not. */
export const atTable = () => ({
  debugName: "Table",
  includeDependenciesRecursively: false,
  name(id, graph) {
    const users = [...above(id, (one) => graph.getModuleInfo(one))];
    return users.some((user) => TABLE.test(user)) && !users.some((user) => BEFORE.test(user)) ? "Table" : null;
  },
});
