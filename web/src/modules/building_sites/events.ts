/** What happens with building sites, told and shown: what is secret is not in the events of others. */
import type { SitesView, View } from "../../protocol";
import { CURRENCIES, currencyLetter } from "../../board/cards";
import { bought, paid } from "../../story/replay";
import { say } from "../../words/say";
import type { EventFaces } from "../face";
import { sitesIn } from "./sites";

const withSites = (view: View, change: Partial<SitesView>): View => ({
  ...view,
  modules: { ...view.modules, "building-sites": { ...sitesIn(view), ...change } },
});

const placesOf = (view: View, seat: number, tile: string): string[] =>
  view.palaces[seat]?.tiles.filter((laid) => laid.tile === tile).map(({ place }) => place) ?? [];

function without(sites: SitesView["sites"], gone: string): SitesView["sites"] {
  return Object.fromEntries(Object.entries(sites).filter(([tile]) => tile !== gone));
}

export const EVENTS: EventFaces = {
  SiteStarted: {
    tell: ({ square, tile, price, cards }, who) => say("site-started.page", { who, tile, price, cards, currency: CURRENCIES[square - 1] ?? "" }),
    after: (view, event) => withSites(bought(view, event), { started: event.tile }),
    lit: ({ square, tile, cards }) => ({ squares: [square], tiles: [tile], cards }),
    leaves: true,
    time: 1100,
    motion: "travels",
  },
  MarkersDrawn: {
    tell: ({ count, currencies }, who) => (currencies ? say("markers-seen.page", { who, count, currencies }) : say("markers-drawn.page", { who, count })),
    // Of two markers one goes back into the bag, which no event tells.
    after: (view) => withSites(view, { bag: sitesIn(view).bag - 1 }),
    motion: { still: "The bag lies nowhere, and the markers are seen by one player alone." },
  },
  MarkerPut: {
    tell: ({ tile, currency }, who) => (currency ? say("marker-seen-put.page", { who, tile, currency }) : say("marker-put.page", { who, tile })),
    after: (view, { tile, currency }) => withSites(view, { sites: { ...sitesIn(view).sites, [tile]: currency }, started: null, drawn: null }),
    lit: ({ tile }) => ({ tiles: [tile] }),
    motion: { still: "It appears on its tile, which may still be set aside." },
  },
  SiteFinished: {
    tell: ({ tile, price, currency, cards, exact }, who) =>
      say(exact ? "site-finished.exactly" : "site-finished.page", { who, tile, price, currency: currencyLetter(currency), cards }),
    after: (view, { seat, tile, cards }) => withSites(paid(view, seat, cards), { sites: without(sitesIn(view).sites, tile) }),
    // Its marker is open since then, but what it was before nobody has to see again: the scoring counted no such building.
    before: (view, { tile, currency }) => withSites(view, { sites: { ...sitesIn(view).sites, [tile]: currency } }),
    lit: ({ seat, tile, cards }, view) => ({ tiles: [tile], places: placesOf(view, seat, tile), cards }),
    time: 1100,
    motion: { still: "The building stands where its site was." },
  },
  MarkerTurned: {
    tell: ({ tile, currency, cards }, who) => {
      const said = { who, tile, currency: currencyLetter(currency) };
      return cards.length > 0 ? say("marker-turned.page", { ...said, cards }) : say("marker-turned-in-vain.page", said);
    },
    after: (view, { seat, tile, currency, cards }) => withSites(paid(view, seat, cards), { sites: { ...sitesIn(view).sites, [tile]: currency } }),
    lit: ({ seat, tile, cards }, view) => ({ tiles: [tile], places: placesOf(view, seat, tile), cards }),
    time: 1200,
    motion: { still: "The marker is turned where it lies." },
  },
};
