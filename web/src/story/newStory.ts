// The story as the page plays it: with the speed and the sounds of the settings.
import { settings } from "../settings/settings.svelte";
import { soundOfStep } from "../sound/score";
import { sound } from "../sound/sound";
import { StoryPlayer, type Change } from "./player.svelte";

export function newStory(onchange: (change: Change) => void): StoryPlayer {
  return new StoryPlayer({
    speed: () => settings.pace,
    onchange,
    onstep: (step) => {
      const heard = soundOfStep(step);
      if (heard) sound(heard);
    },
  });
}
