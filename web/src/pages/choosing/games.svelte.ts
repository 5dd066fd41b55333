/** What there is to choose from, which the server knows. It is asked once, as soon as somebody may want to know. */
import { gamesOffered } from "../../net/api";
import type { BoxFacts } from "../../protocol";

class Games {
  boxes = $state.raw<readonly BoxFacts[]>([]);
  trouble = $state.raw<unknown>(null);
  #asked: Promise<void> | null = null;

  load(): Promise<void> {
    return (this.#asked ??= this.#ask());
  }

  box(name: string): BoxFacts | undefined {
    return this.boxes.find((box) => box.name === name);
  }

  async #ask(): Promise<void> {
    this.trouble = null;
    try {
      this.boxes = (await gamesOffered()).boxes;
    } catch (error) {
      this.trouble = error;
      this.#asked = null;
    }
  }
}

export const games = new Games();
