/** What a game brings to the frame: it fills these places, and the frame knows nothing else of it. */
import type { Component } from "svelte";
import type { Clear } from "../board/fitting";
import type { TableInfo, View } from "../protocol";
import type { PalaceRoom } from "../palace/room.svelte";

export interface PlaceProps {
  room: PalaceRoom;
  info: TableInfo;
  view: View;
  /** Whose board is the large one. */
  centre: number;
}

export interface CourtProps extends PlaceProps {
  /** What the frame lays above the board: nothing that is touched may lie under it. */
  keepClear: readonly Clear[];
}

export interface Stage {
  /** What everybody can take or use: the market, the money. */
  readonly Offer: Component<PlaceProps>;
  /** The own board, which gets the most room. */
  readonly Court: Component<CourtProps>;
  /** What is mine beside it. */
  readonly Tray: Component<PlaceProps>;
  /** What can be done now, and the buttons that do it. */
  readonly Bar: Component<PlaceProps>;
  /** Those who are not at the large board. */
  readonly Others: Component<PlaceProps>;
}
