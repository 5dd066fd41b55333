/** The falcons in the air, each of which knows its kind. */
import type { Component } from "svelte";
import FalconPiece from "./FalconPiece.svelte";
import type { Kind } from "./mews";

const piece = (kind: Kind): Component => (anchor) => FalconPiece(anchor, { kind });

export const PIECES: Readonly<Record<Kind, Component>> = { white: piece("white"), brown: piece("brown"), black: piece("black") };
