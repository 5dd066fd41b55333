// The story as the page plays it: with the speed and the sounds of the settings.
import { settings } from "../settings/settings.svelte";
import { soundOfStep } from "../sound/score";
import { sound } from "../sound/sound";
import { palaceOf } from "../net/log";
import { StoryPlayer, type Change } from "./player.svelte";
import { settled } from "./replay";
import { NOTHING_LIT, stepsOf } from "./steps";

/** How a palace game is told. */
export const PALACES = { gameOf: palaceOf, stepsOf, settled, nothing: NOTHING_LIT } as const;

export function newStory(onchange: (change: Change) => void): StoryPlayer {
  return new StoryPlayer({
    telling: PALACES,
    speed: () => settings.pace,
    onchange,
    onstep: (step) => {
      const heard = soundOfStep(step);
      if (heard) sound(heard);
    },
  });
}
