/** What a table of palaces fetches. */
export { default as Game } from "../frame/Game.svelte";
export { PALACE } from "./stage";
