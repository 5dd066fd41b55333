/** What is in a drawer is fetched when it is open: beside the table of a large screen that is one of them. */
import type { Component } from "svelte";
import type { TableInfo } from "../protocol";
import type { Drawer } from "./drawers";
import type { Room } from "./room.svelte";

export interface ContentProps<R extends Room = Room> {
  room: R;
  info: TableInfo;
  view: NonNullable<R["view"]>;
  drawer: Drawer;
}

/** What a game brings is for a room of its own: `never` is every room. */
type Fetched = Promise<{ readonly default: Component<ContentProps<never>> }>;
export type Content = () => Fetched;

/** Those of every table. */
const SHARED: Readonly<Record<string, Content>> = {
  log: () => import("./TableTalk.svelte"),
  table: () => import("./TableMenu.svelte"),
};

export function contentOf({ id, content }: Drawer): Fetched {
  const fetch = content ?? SHARED[id];
  return fetch ? fetch() : Promise.reject(new Error(`nothing is in the drawer ${id}`));
}
