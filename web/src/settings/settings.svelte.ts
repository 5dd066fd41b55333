// What this device likes. It is kept here, not on the server, so that each device may differ.
import type { Speed } from "../story/steps";

const KEY = "alhambra.settings";
const SPEEDS: readonly Speed[] = ["off", "fast", "normal", "slow"];
const LESS_MOTION = "(prefers-reduced-motion: reduce)";

interface Kept {
  readonly speed: Speed;
  readonly sound: boolean;
  readonly labels: boolean;
}

const DEFAULT: Kept = { speed: "normal", sound: false, labels: true };

/** What is stored, as far as it makes sense: it may be of another version, or from another hand. */
export function readKept(text: string | null): Kept {
  const kept = parsed(text);
  if (typeof kept !== "object" || kept === null) return DEFAULT;
  const { speed, sound, labels } = kept as Record<string, unknown>;
  return {
    speed: SPEEDS.find((one) => one === speed) ?? DEFAULT.speed,
    sound: typeof sound === "boolean" ? sound : DEFAULT.sound,
    labels: typeof labels === "boolean" ? labels : DEFAULT.labels,
  };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

class Settings {
  #kept = $state.raw<Kept>(DEFAULT);
  #calm = $state(false);

  constructor() {
    this.#kept = readKept(load());
    const media = globalThis.matchMedia?.(LESS_MOTION);
    this.#calm = media?.matches ?? false;
    media?.addEventListener("change", (event) => (this.#calm = event.matches));
  }

  /** How fast the others' turns are shown, as chosen. */
  get speed(): Speed {
    return this.#kept.speed;
  }
  set speed(speed: Speed) {
    this.#keep({ ...this.#kept, speed });
  }

  /** As it is played: not at all where the device asks for less motion. */
  get pace(): Speed {
    return this.#calm ? "off" : this.#kept.speed;
  }

  get calm(): boolean {
    return this.#calm;
  }

  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(sound: boolean) {
    this.#keep({ ...this.#kept, sound });
  }

  /** Letters on tiles and cards, besides shapes and colours. */
  get labels(): boolean {
    return this.#kept.labels;
  }
  set labels(labels: boolean) {
    this.#keep({ ...this.#kept, labels });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A private window may refuse to store: the setting holds until the page is closed.
    }
  }
}

function load(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const settings = new Settings();
