// What this device likes. It is kept here, not on the server, so that each device may differ.
import type { Speed } from "../story/steps";

const KEY = "alhambra.settings";
const SPEEDS: readonly Speed[] = ["off", "fast", "normal", "slow"];
/** When a turn that is complete ends: by the button, by itself after a moment, or at once. */
export const ENDINGS = ["button", "soon", "now"] as const;
export type EndingKind = (typeof ENDINGS)[number];
/** Noon is light, dusk is dark. */
export const THEMES = ["system", "noon", "dusk"] as const;
export type Theme = (typeof THEMES)[number];
const LESS_MOTION = "(prefers-reduced-motion: reduce)";

interface Kept {
  readonly speed: Speed;
  readonly sound: boolean;
  /** From 0 to 1. */
  readonly volume: number;
  readonly labels: boolean;
  readonly ending: EndingKind;
  readonly text: boolean;
  readonly theme: Theme;
}

const DEFAULT: Kept = { speed: "normal", sound: true, volume: 0.5, labels: true, ending: "button", text: false, theme: "system" };

/** What is stored, as far as it makes sense: it may be of another version, or from another hand. */
export function readKept(text: string | null): Kept {
  const kept = parsed(text);
  if (typeof kept !== "object" || kept === null) return DEFAULT;
  const { speed, sound, volume, labels, ending, text: words, theme } = kept as Record<string, unknown>;
  return {
    speed: SPEEDS.find((one) => one === speed) ?? DEFAULT.speed,
    sound: typeof sound === "boolean" ? sound : DEFAULT.sound,
    volume: typeof volume === "number" && volume >= 0 && volume <= 1 ? volume : DEFAULT.volume,
    labels: typeof labels === "boolean" ? labels : DEFAULT.labels,
    ending: ENDINGS.find((one) => one === ending) ?? DEFAULT.ending,
    text: typeof words === "boolean" ? words : DEFAULT.text,
    theme: THEMES.find((one) => one === theme) ?? DEFAULT.theme,
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

  get volume(): number {
    return this.#kept.volume;
  }
  set volume(volume: number) {
    this.#keep({ ...this.#kept, volume });
  }

  /** Letters on tiles and cards, besides shapes and colours. */
  get labels(): boolean {
    return this.#kept.labels;
  }
  set labels(labels: boolean) {
    this.#keep({ ...this.#kept, labels });
  }

  get ending(): EndingKind {
    return this.#kept.ending;
  }
  set ending(ending: EndingKind) {
    this.#keep({ ...this.#kept, ending });
  }

  /** The table in words instead of the picture. */
  get text(): boolean {
    return this.#kept.text;
  }
  set text(text: boolean) {
    this.#keep({ ...this.#kept, text });
  }

  get theme(): Theme {
    return this.#kept.theme;
  }
  set theme(theme: Theme) {
    this.#keep({ ...this.#kept, theme });
    showTheme(theme);
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

/** The head of index.html does the same before anything is seen. */
function showTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}

function load(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const settings = new Settings();
