/** Sets that were given a name. They are kept on this device. */
import { read, write } from "../../net/seats";
import type { Choice } from "./choice";

export interface Preset extends Choice {
  readonly name: string;
}

const KEY = "alhambra.sets";
export const LONGEST = 24;
const MOST = 20;

/** What was stored may be of another version, or from another hand. */
export function readPresets(text: string | null): readonly Preset[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(stored) ? stored.filter(isPreset) : [];
  } catch {
    return [];
  }
}

function isPreset(value: unknown): value is Preset {
  const one = value as Partial<Preset> | null;
  const texts = (all: unknown): boolean => typeof all === "object" && all !== null && Object.values(all).every((text) => typeof text === "string");
  return typeof one?.name === "string" && typeof one.box === "string" && Array.isArray(one.modules) && texts(one.modules) && texts(one.options);
}

class Presets {
  all = $state.raw<readonly Preset[]>(readPresets(read(KEY)));

  /** Keeps a choice under a name; what had the name before is gone. */
  keep(name: string, { box, modules, options }: Choice): void {
    this.#store([...this.all.filter((one) => one.name !== name), { name, box, modules, options }].slice(-MOST));
  }

  forget(name: string): void {
    this.#store(this.all.filter((one) => one.name !== name));
  }

  #store(all: readonly Preset[]): void {
    this.all = all;
    write(KEY, JSON.stringify(all));
  }
}

export const presets = new Presets();
