/** A table is made, and the page goes there. */

import { makeTable } from "../net/api";
import { keepName, newSecret } from "../net/seats";
import type { BotSeat, GameConfig, OpenSeat, Person, Settings } from "../protocol";
import { configOf, plain } from "./choosing/choice";
import { Attempt } from "./attempt.svelte";
import { PLAIN } from "./levels";
import { path } from "./path.svelte";
import { pathOf } from "./route";

export class Making extends Attempt {
  // Kept until a table was made, so that trying again after a lost answer makes no second one.
  #id = newSecret();

  async open(name: string, seats: (Person | BotSeat | OpenSeat)[], settings: Settings = PLAIN, game: GameConfig = configOf(plain("classic"))): Promise<void> {
    if (this.busy) return;
    keepName(name);
    const made = await this.run(async () => path.go(pathOf(await makeTable(seats, settings, game, this.#id))));
    if (!made) this.#id = newSecret();
  }
}
