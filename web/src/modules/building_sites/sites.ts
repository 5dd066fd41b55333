/** The building sites of a table, as far as its view may tell them. */
import { facts } from "../../board/tileFacts.svelte";
import type { SitesView, View } from "../../protocol";

export const SIGN =
  "M3 22V2H5.400V7H18.600V2H21V22H18.600V17.400H5.400V22ZM5.400 9.400V15H9.500L15 9.400ZM18.600 15V9.400L13 15Z";
export const EYE =
  "M12 5C17 5 21 8.500 23 12C21 15.500 17 19 12 19C7 19 3 15.500 1 12C3 8.500 7 5 12 5ZM12 8A4 4 0 1 0 12 16A4 4 0 1 0 12 8ZM12 10.200A1.800 1.800 0 1 0 12 13.800A1.800 1.800 0 1 0 12 10.200Z";
export const HAMMER = "M4 6.500L9 2H17.500L20 5.500L16.500 5.800V9H13V22H9.500V9H4Z";

/** What lies on a site: a marker whose back one knows, one whose back is secret, or none yet. */
export const SECRET = "secret";

const NONE: SitesView = { bag: 0, sites: {}, drawn: null, put_back: [], started: null, payable: {} };

export const sitesIn = (view: View): SitesView => view.modules["building-sites"] ?? NONE;

export interface Site {
  readonly tile: string;
  /** The currency on the back of its marker; none where it is not known. */
  readonly currency: string | null;
  readonly price: number;
}

/** Those of a player: in the palace, the reserve, and set aside. */
export function sitesOf(view: View, seat: number): Site[] {
  const { sites } = sitesIn(view);
  const own = [...(view.palaces[seat]?.tiles.map(({ tile }) => tile) ?? []), ...(view.reserves[seat] ?? []), ...(view.asides[seat] ?? [])];
  return own.flatMap((tile) => (tile in sites ? [{ tile, currency: sites[tile] ?? null, price: facts(tile).price }] : []));
}
