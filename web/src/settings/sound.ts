// Short tones of our own, made as they are played. Nothing sounds unless the player asked for it.
import type { Step } from "../story/steps";
import { settings } from "./settings.svelte";

export type Sound = "card" | "tile" | "scoring" | "turn";

interface Tone {
  /** In hertz. */
  readonly pitch: number;
  /** From the beginning of the sound, in seconds. */
  readonly at: number;
  readonly length: number;
}

const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
  card: [{ pitch: 880, at: 0, length: 0.07 }],
  tile: [
    { pitch: 220, at: 0, length: 0.09 },
    { pitch: 165, at: 0.05, length: 0.12 },
  ],
  scoring: [
    { pitch: 392, at: 0, length: 0.18 },
    { pitch: 494, at: 0.14, length: 0.18 },
    { pitch: 587, at: 0.28, length: 0.3 },
  ],
  turn: [
    { pitch: 587, at: 0, length: 0.14 },
    { pitch: 784, at: 0.12, length: 0.24 },
  ],
};
const LOUDNESS = 0.08;

let context: AudioContext | null = null;

/** Plays a sound, if sounds are on and the browser lets a page make any. */
export function sound(name: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume();
  for (const tone of SOUNDS[name]) ring(context, tone);
}

function ring(audio: AudioContext, tone: Tone): void {
  const from = audio.currentTime + tone.at;
  const until = from + tone.length;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(LOUDNESS, from + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, until);
  const source = audio.createOscillator();
  source.type = "triangle";
  source.frequency.value = tone.pitch;
  source.connect(volume).connect(audio.destination);
  source.start(from);
  source.stop(until);
}

const BY_EVENT: Readonly<Record<string, Sound>> = {
  MoneyTaken: "card",
  Bought: "card",
  Laid: "tile",
  Swapped: "tile",
  Removed: "tile",
  Kept: "tile",
  Given: "tile",
  ScoringCardTurned: "scoring",
  Scored: "scoring",
  GameOver: "scoring",
};

/** The sound of a step of the story, if it has one. */
export function soundOf(step: Step): Sound | null {
  return BY_EVENT[step.events[0]?.event ?? ""] ?? null;
}
