/** What is in a drawer is fetched when it is open: beside the table of a large screen that is one of them. */
import type { Component } from "svelte";
import type { TableInfo, View } from "../protocol";
import type { Drawer } from "./drawers";
import type { Room } from "./room.svelte";

export interface ContentProps {
  room: Room;
  info: TableInfo;
  view: View;
  drawer: Drawer;
}

type Fetched = Promise<{ readonly default: Component<ContentProps> }>;

const OWN: Readonly<Record<string, () => Fetched>> = {
  left: () => import("../scores/Left.svelte"),
  log: () => import("./TableTalk.svelte"),
  table: () => import("./TableMenu.svelte"),
};

export const contentOf = (id: string): Fetched => OWN[id]?.() ?? import("./DrawerContent.svelte");
