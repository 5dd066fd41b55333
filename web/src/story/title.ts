// The tab says whose turn it is, in words and with its icon.
import type { GameInfo, TableInfo } from "../protocol";

type View = Pick<GameInfo["view"], "turn">;
import { playersOf } from "../frame/scene";
import { person } from "./people";
import icon from "./icon.svg";
import turnIcon from "./icon-turn.svg";
import { say } from "../words/say";

/** What the tab says. `you` are the seats of this device. */
export function tabTitle(info: TableInfo | null, view: View | null, you: readonly number[]): string {
  if (!info) return say("page-title");
  if (info.stage === "lobby") return say("tab-lobby");
  if (info.stage === "over" || !view) return say("tab-over");
  return say("tab-turn", { who: person(view.turn, { names: playersOf(info), you }) });
}

/** Whether this device is to play. While a turn waits for its commit nobody acts, but it still is somebody's. */
export function myTurn(info: TableInfo | null, view: View | null, you: readonly number[]): boolean {
  return info?.stage === "playing" && view !== null && you.includes(view.turn);
}

/** Shows the icon for it; the link is made where the page has none. */
export function showIcon(mine: boolean): void {
  const found = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const link = found ?? document.createElement("link");
  const wanted = mine ? turnIcon : icon;
  if (link.getAttribute("href") !== wanted) {
    link.rel = "icon";
    link.type = "image/svg+xml";
    link.href = wanted;
  }
  if (!found) document.head.append(link);
}
