/** The face of building sites: half the price now, a secret marker, the full price later. */
import type { View } from "../../protocol";
import { shortName } from "../../words/names";
import { say } from "../../words/say";
import type { Ask, Face, Look } from "../face";
import Drawn from "./Drawn.svelte";
import { EVENTS } from "./events";
import Panel from "./Panel.svelte";
import { SECRET, SIGN, sitesIn, sitesOf } from "./sites";
import SiteTile from "./SiteTile.svelte";

const POLES = "M17 92V8H25V92ZM46 92V8H54V92ZM75 92V8H83V92ZM8 30H92V38H8ZM8 62H92V70H8Z";

function looks(view: View): Record<string, Look> {
  const { sites, started } = sitesIn(view);
  const site = { picture: "site", note: "sites-one" } as const;
  const marked = Object.entries(sites).map(([tile, currency]) => [tile, { ...site, mark: currency ?? SECRET }] as const);
  return Object.fromEntries(started === null ? marked : [...marked, [started, site] as const]);
}

/** What has to be decided: the markers are drawn, and one of them is put on the site. */
function asks(view: View): Ask | null {
  const { drawn, started } = sitesIn(view);
  if (view.seat !== view.actor || started === null) return null;
  return drawn ? { title: say("marker-to-put.page"), hint: "" } : { title: say("sites-draw"), hint: say("markers-to-draw.page") };
}

function lines(view: View, names: readonly string[]): string[] {
  const { bag, put_back, payable, drawn } = sitesIn(view);
  const own = view.seat === null ? [] : sitesOf(view, view.seat);
  const line = (tile: string, currency: string | null, price: number): string =>
    currency === null ? say("sites-line", { tile }) : say("sites-line.known", { tile, price, currency });
  return [
    say("sites-bag", { count: bag }),
    ...(drawn ?? []).map((currency, at) => say("sites-drawn-line", { number: at + 1, currency })),
    ...own.flatMap(({ tile, currency, price }) => [line(tile, currency, price), ...(tile in payable ? [say("sites-payable")] : [])]),
    ...view.palaces.flatMap((_, seat) => (seat === view.seat ? [] : sitesOf(view, seat).map(({ tile }) => say("sites-other", { name: names[seat] ?? "", site: shortName(tile) })))),
    ...(put_back.length > 0 ? [say("sites-put-back", { currencies: put_back })] : []),
  ];
}

export const face: Face = {
  module: "building-sites",
  panel: {
    title: "sites-title",
    sign: SIGN,
    Panel,
    hint: (view) => say("sites-bag", { count: sitesIn(view).bag }),
    badge: (view, targets) => Object.keys(sitesIn(view).payable).filter((tile) => targets.of("tile").has(tile)).length,
    drawer: "works",
    column: "others",
  },
  offers: { marker: { title: "sites-drawn", Offer: Drawn, opens: true } },
  ways: ["site"],
  verbs: {
    site: (rest, market) => {
      const [square = "", cards = ""] = rest.split(":");
      return say("action-site", { tile: market[Number(square) - 1] ?? "", cards: cards.split(",") });
    },
    finish: (rest) => {
      const [tile = "", cards = ""] = rest.split(":");
      return say("action-finish", { tile, cards: cards.split(",") });
    },
    draw: () => say("action-draw"),
    marker: (number) => say("action-marker", { number: Number(number) }),
  },
  looks,
  asks,
  tiles: { site: SiteTile },
  glyphs: { site: POLES },
  lines,
  events: EVENTS,
};
