/** How each sound is made: paper, brass, stone, and an oud in the mode of hijaz on D. `score.ts` says when. */
import type { Sound } from "./score";
import { brush, finished, pluck, silence, tone, type Samples } from "./synth";

const [D3, A3, D4, E_FLAT4, F_SHARP4, G4, A4, B_FLAT4] = [146.8, 220, 293.7, 311.1, 370, 392, 440, 466.2] as const;

/** A card slides over others, and its corner snaps down. */
function card(): Samples {
  const out = silence(0.14);
  brush(out, { at: 0, length: 0.1, level: 1, low: 1400, high: 5200, swell: 0.55 });
  brush(out, { at: 0.085, length: 0.03, level: 1.6, low: 2600, high: 9000, swell: 0.05 });
  return finished(out, 0.32);
}

/** Two coins on each other: partials that are no harmonics of one tone. */
function coin(): Samples {
  const out = silence(0.42);
  const struck: readonly (readonly [at: number, pitch: number])[] = [[0, 2480], [0.075, 2790]];
  for (const [at, pitch] of struck) {
    tone(out, { at, length: 0.32, level: 1, from: pitch, to: pitch });
    tone(out, { at, length: 0.22, level: 0.6, from: pitch * 1.583, to: pitch * 1.583 });
    brush(out, { at, length: 0.012, level: 0.5, low: 4000, high: 12_000, swell: 0.1 });
  }
  return finished(out, 0.26);
}

/** A slab of stone is set on sand. */
function tile(): Samples {
  const out = silence(0.3);
  tone(out, { at: 0, length: 0.26, level: 1, from: 190, to: 62 });
  tone(out, { at: 0, length: 0.07, level: 0.35, from: 940, to: 720 });
  brush(out, { at: 0, length: 0.045, level: 0.9, low: 250, high: 2200, swell: 0.04 });
  return finished(out, 0.55);
}

/** The same slab, laid aside on wood. */
function put(): Samples {
  const out = silence(0.22);
  brush(out, { at: 0, length: 0.08, level: 0.5, low: 500, high: 2600, swell: 0.7 });
  tone(out, { at: 0.06, length: 0.14, level: 1, from: 310, to: 190 });
  return finished(out, 0.34);
}

/** A knuckle on a closed door, twice and softly. */
function refused(): Samples {
  const out = silence(0.3);
  for (const at of [0, 0.11]) {
    tone(out, { at, length: 0.15, level: 1, from: 150, to: 98, swell: 0.04 });
    brush(out, { at, length: 0.02, level: 0.25, low: 120, high: 800, swell: 0.2 });
  }
  return finished(out, 0.4);
}

/** Dice tumble over a board: knocks that come closer together and softer, until they lie. */
function dice(): Samples {
  const out = silence(0.6);
  const knocks: readonly (readonly [at: number, pitch: number])[] = [[0, 1180], [0.1, 940], [0.13, 1310], [0.22, 1060], [0.29, 1240], [0.34, 990], [0.38, 1150]];
  for (const [at, pitch] of knocks) {
    const level = 1 - 1.6 * at;
    tone(out, { at, length: 0.05, level, from: pitch, to: pitch * 0.8 });
    tone(out, { at, length: 0.09, level: level * 0.5, from: 240, to: 170 });
    brush(out, { at, length: 0.012, level: level * 0.8, low: 1800, high: 7000, swell: 0.1 });
  }
  return finished(out, 0.42);
}

/** Four strokes of a nib on paper. */
function pen(): Samples {
  const out = silence(0.42);
  for (const at of [0, 0.09, 0.18, 0.27]) brush(out, { at, length: 0.085, level: 1, low: 2600, high: 6800, swell: 0.5 });
  return finished(out, 0.2);
}

/** Somebody speaks. */
function pop(): Samples {
  const out = silence(0.12);
  tone(out, { at: 0, length: 0.11, level: 1, from: 430, to: 820, swell: 0.12 });
  return finished(out, 0.26);
}

function played(notes: readonly (readonly [at: number, pitch: number, length: number])[], seconds: number, peak: number): Samples {
  const out = silence(seconds);
  for (const [at, pitch, length] of notes) pluck(out, { at, pitch, length, level: 1 });
  return finished(out, peak);
}

const turn = (): Samples => played([[0, A3, 0.7], [0.17, D4, 0.95]], 1.15, 0.45);

const scoring = (): Samples =>
  played([[0, D4, 0.6], [0.13, E_FLAT4, 0.6], [0.26, F_SHARP4, 0.6], [0.39, A4, 0.7], [0.56, D4 * 2, 0.85]], 1.45, 0.5);

/** A run down the mode, and the open strings. */
const end = (): Samples =>
  played(
    [[0, A4, 0.5], [0.11, B_FLAT4, 0.5], [0.22, A4, 0.5], [0.33, G4, 0.5], [0.44, F_SHARP4, 0.5], [0.58, E_FLAT4, 0.5],
      [0.76, D3, 1.15], [0.79, A3, 1.15], [0.82, D4, 1.12], [0.86, F_SHARP4, 1.08]],
    1.95,
    0.55,
  );

export const INSTRUMENTS: Readonly<Record<Sound, () => Samples>> = { card, coin, tile, put, refused, pop, dice, pen, turn, scoring, end };
