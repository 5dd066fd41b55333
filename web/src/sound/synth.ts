/** Sounds as samples, written one over the other. The same numbers come out wherever it runs, so that tests can hear them. */

/** A second in samples: enough for paper and brass, and half the work of a studio. */
export const RATE = 32_000;

export type Samples = Float32Array<ArrayBuffer>;

export const silence = (seconds: number): Samples => new Float32Array(Math.round(seconds * RATE));

/** Noise that is the same every time: sounds are composed, not thrown. */
function hiss(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 0x8000_0000 - 1;
  };
}

/** How strongly a filter of one pole follows its input, for a limit in hertz. */
const follow = (hertz: number): number => 1 - Math.exp((-2 * Math.PI * hertz) / RATE);

export interface Brush {
  readonly at: number;
  readonly length: number;
  readonly level: number;
  /** What is heard of the noise, in hertz. */
  readonly low: number;
  readonly high: number;
  /** The part of the length in which it swells. */
  readonly swell: number;
}

/** Something that is brushed or struck: noise between two limits. */
export function brush(out: Samples, { at, length, level, low, high, swell }: Brush): void {
  const [next, begin, count] = [hiss(Math.round(low + high)), Math.round(at * RATE), Math.round(length * RATE)];
  const [up, down] = [follow(high), follow(low)];
  let [bright, dull] = [0, 0];
  for (let n = 0; n < count; n += 1) {
    bright += up * (next() - bright);
    dull += down * (bright - dull);
    const part = n / count;
    const shape = part < swell ? part / swell : ((1 - part) / (1 - swell)) ** 2;
    out[begin + n] = (out[begin + n] ?? 0) + (bright - dull) * shape * level;
  }
}

export interface Tone {
  readonly at: number;
  readonly length: number;
  readonly level: number;
  /** In hertz, at its beginning and at its end. */
  readonly from: number;
  readonly to: number;
  /** The part of the length in which it swells. */
  readonly swell?: number;
}

/** A pure tone that glides and dies away: the body of wood and stone, or a partial of brass. */
export function tone(out: Samples, { at, length, level, from, to, swell = 0.01 }: Tone): void {
  const [begin, count] = [Math.round(at * RATE), Math.round(length * RATE)];
  let phase = 0;
  for (let n = 0; n < count; n += 1) {
    const part = n / count;
    phase += (2 * Math.PI * from * (to / from) ** part) / RATE;
    const shape = Math.min(1, part / swell) * Math.exp(-5 * part) * (1 - part);
    out[begin + n] = (out[begin + n] ?? 0) + Math.sin(phase) * shape * level;
  }
}

export interface Pluck {
  readonly at: number;
  readonly length: number;
  readonly level: number;
  readonly pitch: number;
}

const BRIGHT = 0.42; // of a gut string that is plucked with a quill
const LOSS = 0.9965;

/** A plucked string (Karplus and Strong): noise that runs round and round, and loses its brightness on the way. */
export function pluck(out: Samples, { at, length, level, pitch }: Pluck): void {
  const period = RATE / pitch - 0.5;
  const size = Math.ceil(period) + 1;
  const string = excited(size, Math.round(pitch * 7));
  const [begin, count] = [Math.round(at * RATE), Math.round(length * RATE)];
  const read = (position: number): number => {
    const whole = Math.floor(position);
    const [one, other] = [string[((whole % size) + size) % size] ?? 0, string[(((whole + 1) % size) + size) % size] ?? 0];
    return one + (other - one) * (position - whole);
  };
  for (let n = 0; n < count; n += 1) {
    const value = read(n - period);
    const older = read(n - period - 1);
    string[n % size] = LOSS * (0.5 * value + 0.5 * older);
    const part = n / count;
    out[begin + n] = (out[begin + n] ?? 0) + value * level * Math.min(1, n / 40) * (1 - part);
  }
}

/** The string as the quill lets it go: a third of the way along, so that it sounds hollow. */
function excited(size: number, seed: number): Samples {
  const next = hiss(seed);
  const raw = new Float32Array(size);
  let soft = 0;
  for (let n = 0; n < size; n += 1) {
    soft += BRIGHT * (next() - soft);
    raw[n] = soft;
  }
  const third = Math.floor(size / 3);
  const mean = raw.reduce((sum, one) => sum + one, 0) / size;
  return raw.map((one, n) => one - mean - 0.6 * ((raw[(n + third) % size] ?? 0) - mean));
}

const FADE = 0.012; // seconds, so that nothing ends with a click

/** As loud as wanted at its loudest, and silent at its end. */
export function finished(out: Samples, peak: number): Samples {
  const fade = Math.round(FADE * RATE);
  const loudest = out.reduce((most, one) => Math.max(most, Math.abs(one)), 0) || 1;
  return out.map((one, n) => ((one * peak) / loudest) * Math.min(1, (out.length - 1 - n) / fade));
}
