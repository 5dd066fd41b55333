/**
 * What this page knows of each module: a folder with the module's name, as its file has in every room, whose `index.ts`
 * exports its `face`. A face and its words are fetched where the module is played; the page names no module anywhere else.
 */
import MORE from "virtual:faces";
import type { Component } from "svelte";
import type { Kind } from "../palace/targets";
import type { View } from "../protocol";
import { language } from "../words/language.svelte";
import type { Ask, EventFace, Face, Look, Offer, Reason } from "./face";

type Files = Readonly<Record<string, () => Promise<{ readonly face: Face }>>>;

const fileOf = (path: string): string => path.split("/").at(-2) ?? path;

/** The files of faces by the names of their modules. */
export function filesOf(...files: readonly Files[]): ReadonlyMap<string, Files[string]> {
  return new Map(files.flatMap((some) => Object.entries(some)).map(([path, file]) => [fileOf(path).replaceAll("_", "-"), file]));
}

const FILES = filesOf(import.meta.glob<{ face: Face }>("./*/index.ts"), MORE);

/** The modules that this page can show. */
export const KNOWN: ReadonlySet<string> = new Set(FILES.keys());

const faces = new Map<string, Face>();
/** The modules of the table that is shown: two that are never played together may call something by one word. */
let playing: readonly string[] = [];
const events = new Map<string, EventFace>();
const reasons = new Map<string, Reason>();

function keep(face: Face): void {
  faces.set(face.module, face);
  for (const [name, one] of Object.entries(face.events ?? {})) events.set(name, one as EventFace);
  for (const [name, one] of Object.entries(face.reasons ?? {})) reasons.set(name, one);
}

/** Fetches the faces of these modules and what they say, as far as the page has them. */
export async function loadFaces(modules: readonly string[]): Promise<void> {
  const missing = modules.filter((name) => !faces.has(name));
  const files = missing.flatMap((name) => FILES.get(name) ?? []);
  const [found] = await Promise.all([Promise.all(files.map((file) => file())), language.learn(missing)]);
  for (const { face } of found) keep(face);
  playing = modules;
}

/** The faces of the modules that a game is played with, as far as the page has them. */
export const facesIn = (view: View): Face[] => Object.keys(view.modules).flatMap((name) => faces.get(name) ?? []);

/** What modules make of tiles at a table. */
export const looksIn = (view: View): Readonly<Record<string, Look>> => Object.assign({}, ...facesIn(view).map((face) => face.looks?.(view))) as Record<string, Look>;

/** Of the faces that are played: what one of them knows of an event, a reason, a type of tiles. */
export const eventFace = (event: string): EventFace | undefined => events.get(event);
export const reasonFace = (reason: string): Reason | undefined => reasons.get(reason);
export const tileFace = (type: string): NonNullable<Face["tiles"]>[string] | undefined => of((face) => face.tiles?.[type]);
export const calledBy = (tile: string, type: string): string | undefined => of((face) => face.called?.[type])?.(tile);
export const glyphFace = (type: string): string | undefined => of((face) => face.glyphs?.[type]);

export const pieceFace = (thing: string): Component | undefined => of((face) => face.pieces?.[thing]);
export const verbFace = (verb: string): NonNullable<Face["verbs"]>[string] | undefined => of((face) => face.verbs?.[verb]);

/** From the faces of a game: the decision to be made now, how things of a kind are offered, and what boards add. */
export const askedIn = (view: View): Ask | null => first(view, (face) => face.asks?.(view));
export const offerIn = (view: View, kind: Kind): Offer | null => first(view, (face) => face.offers?.[kind]);
export const halvesIn = (view: View, type: string, player: number): number =>
  facesIn(view).reduce((sum, face) => sum + (face.board?.halves(view, type, player) ?? 0), 0);

export const draggedIn = (view: View, kind: Kind): string | null => first(view, (face) => face.board?.drags(view, kind));

function first<One>(view: View, find: (face: Face) => One | null | undefined): One | null {
  for (const face of facesIn(view)) {
    const found = find(face);
    if (found) return found;
  }
  return null;
}

function of<One>(find: (face: Face) => One | undefined): One | undefined {
  for (const name of playing) {
    const face = faces.get(name);
    const found = face && find(face);
    if (found !== undefined) return found;
  }
  return undefined;
}
