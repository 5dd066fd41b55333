// Travel as the page has it: with the speed of the settings, and the sounds of what lands.
import { settings } from "../settings/settings.svelte";
import { soundOfLeg } from "../sound/score";
import { sound } from "../sound/sound";
import { Travel } from "./travel.svelte";

export function newTravel(): Travel {
  return new Travel({
    speed: () => (settings.text ? "off" : settings.pace),
    onland: (leg) => {
      const heard = soundOfLeg(leg);
      if (heard) sound(heard);
    },
  });
}
