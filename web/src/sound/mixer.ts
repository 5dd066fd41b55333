/** Plays the sounds, one at a time. It is loaded after the first touch: before that a browser lets nothing sound. */
import { INSTRUMENTS } from "./instruments";
import { mayBegin, type Sound } from "./score";
import { RATE } from "./synth";

const HUSH = 0.04; // seconds in which a sound makes way for a weightier one

interface Playing {
  readonly sound: Sound;
  readonly since: number;
  readonly gain: GainNode;
}

export class Mixer {
  private readonly made = new Map<Sound, AudioBuffer>();
  private last: Playing | null = null;

  constructor(private readonly context: AudioContext) {}

  get awake(): boolean {
    return this.context.state === "running";
  }

  /** Within a touch, as some browsers ask for one each time they have put a page to sleep. */
  wake(): void {
    if (!this.awake) void this.context.resume();
  }

  /** Makes all sounds while there is nothing else to do, so that none is late when it is first heard. */
  prepare(): void {
    const later = globalThis.requestIdleCallback ?? ((make: () => void) => setTimeout(make, 100));
    const makeNext = ([sound, ...rest]: readonly Sound[]): void => {
      if (sound === undefined) return;
      later(() => {
        this.bufferOf(sound);
        makeNext(rest);
      });
    };
    makeNext(Object.keys(INSTRUMENTS) as Sound[]);
  }

  play(sound: Sound, volume: number): void {
    const now = this.context.currentTime;
    const { last } = this;
    if (!mayBegin(sound, last && { sound: last.sound, ago: now - last.since })) return;
    this.wake();
    last?.gain.gain.setTargetAtTime(0, now, HUSH);
    const gain = this.context.createGain();
    gain.gain.value = volume;
    const source = this.context.createBufferSource();
    source.buffer = this.bufferOf(sound);
    source.connect(gain).connect(this.context.destination);
    source.start();
    this.last = { sound, since: now, gain };
  }

  private bufferOf(sound: Sound): AudioBuffer {
    const known = this.made.get(sound);
    if (known) return known;
    const samples = INSTRUMENTS[sound]();
    const buffer = this.context.createBuffer(1, samples.length, RATE);
    buffer.copyToChannel(samples, 0);
    this.made.set(sound, buffer);
    return buffer;
  }
}
