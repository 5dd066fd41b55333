// The table as it was when a scoring was held: what happened since is taken back, event by event. It needs no rule, as
// an event says everything; walls are those that the scoring tells.
import { eventFace } from "../modules/faces";
import { eventsOf } from "../net/log";
import { less } from "../story/replay";
import type { GameEvent, LaidTile, LogEntry, Scoring, View } from "../protocol";

/** The events after a scoring, in order. */
export function eventsSince(log: readonly LogEntry[], number: number): readonly GameEvent[] {
  const all = log.flatMap((entry) => eventsOf(entry));
  const at = all.findLastIndex((event) => event.event === "Scored" && event.number === number);
  return at < 0 ? [] : all.slice(at + 1);
}

/** The palaces and the neutral player's tiles before an event. */
function takenBack(view: View, event: GameEvent): View {
  switch (event.event) {
    case "Laid":
      return withPalace(view, event.seat, (tiles) => tiles.filter(({ tile }) => tile !== event.tile));
    case "Removed":
      return withPalace(view, event.seat, (tiles) => [...tiles, { tile: event.tile, place: event.place }]);
    case "Swapped":
      return withPalace(view, event.seat, (tiles) =>
        tiles.map((laid) => (laid.tile === event.new ? { tile: event.old, place: event.place } : laid)),
      );
    case "Given":
      return withNeutral(view, [event.tile]);
    case "NeutralReceived":
      return withNeutral(view, event.tiles);
    default:
      return eventFace((event as GameEvent).event)?.before?.(view, event as never) ?? view;
  }
}

function withPalace(view: View, seat: number, change: (tiles: readonly LaidTile[]) => readonly LaidTile[]): View {
  const palaces = view.palaces.map((palace, at) => (at === seat ? { ...palace, tiles: change(palace.tiles) } : palace));
  return { ...view, palaces };
}

const withNeutral = (view: View, gone: readonly string[]): View => ({ ...view, neutral: view.neutral && less(view.neutral, gone) });

/** The table of a scoring, from the table of now. */
export function tableAt(scoring: Scoring, view: View, log: readonly LogEntry[]): View {
  const then = eventsSince(log, scoring.number).reduceRight(takenBack, view);
  const palaces = then.palaces.map((palace, seat) => {
    const wall = scoring.gains.find((gain) => gain.player === seat && gain.reason === "wall");
    return { ...palace, wall: wall?.count ?? 0, segments: wall?.segments ?? [] };
  });
  return { ...then, palaces };
}
