/**
 * What this page knows of each module: a folder with the module's name, as its file has in every room, whose `index.ts`
 * exports its `face`. The page asks the faces and names no module anywhere else.
 */

export interface Face {
  /** What the module is called in a game's config. */
  readonly module: string;
}

/** Every face by the name of its module. */
export function facesOf(files: Readonly<Record<string, { readonly face: Face }>>): ReadonlyMap<string, Face> {
  return new Map(Object.values(files).map(({ face }) => [face.module, face]));
}

export const FACES = facesOf(import.meta.glob<{ face: Face }>("./*/index.ts", { eager: true }));
