// The story as the page plays it: with the speed and the sounds of the settings.
import { settings } from "../settings/settings.svelte";
import { sound, soundOf } from "../settings/sound";
import { StoryPlayer } from "./player.svelte";

export function newStory(): StoryPlayer {
  return new StoryPlayer({
    speed: () => settings.pace,
    onstep: (step) => {
      const heard = soundOf(step);
      if (heard) sound(heard);
    },
    onturn: () => sound("turn"),
  });
}
