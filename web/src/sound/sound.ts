/** The door to all sounds: they are there after the first touch, where the player has not turned them off. */
import { settings } from "../settings/settings.svelte";
import type { Mixer } from "./mixer";
import type { Sound } from "./score";

/** A finger counts when it is lifted. */
const TOUCHES = ["pointerup", "keydown"] as const;

let mixer: Promise<Mixer | null> | null = null;

async function load(): Promise<Mixer | null> {
  if (typeof AudioContext === "undefined") return null;
  const { Mixer } = await import("./mixer");
  const made = new Mixer(new AudioContext());
  made.prepare();
  return made;
}

/** Where it cannot be loaded, as without a connection, the table is silent. */
function touched(): void {
  // Some keys are no touch in the eyes of a browser, which would complain.
  if (!settings.sound || navigator.userActivation?.hasBeenActive === false) return;
  mixer ??= load().catch(() => null);
  void mixer.then((one) => one?.wake());
}

/** Begins to listen for touches; ends by calling what is given back. */
export function hearTouches(): () => void {
  for (const touch of TOUCHES) window.addEventListener(touch, touched, { capture: true });
  return () => {
    for (const touch of TOUCHES) window.removeEventListener(touch, touched, { capture: true });
  };
}

/** Plays a sound. Behind another tab only the call to play is heard. */
export function sound(name: Sound): void {
  if (!settings.sound || (document.visibilityState === "hidden" && name !== "turn")) return;
  // Loudness is heard by its logarithm: half of the slider sounds like half.
  void mixer?.then((one) => one?.play(name, settings.volume ** 2));
}
