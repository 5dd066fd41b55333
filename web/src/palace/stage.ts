/** The stage of the palace game. */
import type { Stage } from "../frame/stage";
import ActionBar from "./ActionBar.svelte";
import Offer from "./Offer.svelte";
import Others from "./Others.svelte";
import OwnPalace from "./OwnPalace.svelte";
import Tray from "./Tray.svelte";

export const PALACE: Stage = { Offer, Court: OwnPalace, Tray, Bar: ActionBar, Others };
