/** Which of the three layouts the screen has room for. `Game.svelte` has the same conditions in its style. */
import { MediaQuery } from "svelte/reactivity";

/** Side boards stand beside the palace; on smaller screens they are drawers. */
export const wide = new MediaQuery("(min-width: 64rem) and (min-height: 35rem)");
/** An upright phone that is high enough to put the shop away and show what is laid. */
export const upright = new MediaQuery("(max-width: 39.99rem) and (min-height: 44rem)");
/** High enough for larger cards, and for what is nice to know. */
export const roomy = new MediaQuery("(min-width: 64rem) and (min-height: 50rem)");
