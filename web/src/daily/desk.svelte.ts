/** The page of the daily game: what the server says of today, what this browser has played, and how a game is begun. */
import { ApiError, makeTable, summary } from "../net/api";
import { dailyToday } from "../net/daily";
import { keepName, newSecret } from "../net/seats";
import { Attempt } from "../pages/attempt.svelte";
import { configOf, plain } from "../pages/choosing/choice";
import { PLAIN } from "../pages/levels";
import { path } from "../pages/path.svelte";
import { pathOf } from "../pages/route";
import type { DayListed, Sheet, Today } from "../protocol";
import { nextOf, standingOf } from "./counting";
import { dropBegun, keepBegun, keepListed, keepOver, myDay, myDays, type MyDay } from "./days";
import { streakOf } from "./streak";

const BOX = "roll-and-write";
/** Games that were left open are looked after for so many days. */
const LOOKED_AT = 7;

const askedFor = (game: string) => ({ game, id: newSecret(), secret: newSecret() });

export class DailyDesk {
  readonly asking = new Attempt();
  readonly beginning = new Attempt();
  today = $state.raw<Today | null>(null);
  /** The games that count, the newest first. */
  days = $state.raw(myDays());
  /** My sheet of today, as the server has it. */
  sheet = $state.raw<Sheet | null>(null);
  /** How far the server's clock is ahead, in milliseconds. */
  #skew = 0;
  // Kept until a table was made, so that trying again after a lost answer makes no second one.
  #asked = askedFor("");

  readonly mine = $derived.by((): MyDay | null => this.days.find(({ day }) => day === this.today?.day) ?? null);
  readonly standing = $derived.by(() => standingOf(this.mine));
  readonly streak = $derived.by(() => (this.today ? streakOf(this.days, this.today.day) : null));
  /** A game of another day that can still be finished, and counts for that day. */
  readonly open = $derived.by(() => this.days.slice(0, LOOKED_AT).find(({ day, points }) => points === null && day !== this.today?.day) ?? null);

  /** The time by the server's clock. */
  now = (): number => Date.now() + this.#skew;

  load = async (): Promise<void> => {
    if (this.asking.busy) return;
    await this.asking.run(async () => {
      const today = await dailyToday();
      this.#skew = today.now - Date.now();
      this.today = today;
      await Promise.all(myDays().slice(0, LOOKED_AT).map((mine) => this.#look(mine)));
    });
    this.days = myDays();
  };

  /** A game may have been finished elsewhere, or its table be gone. One that is known needs no look, but for today's sheet. */
  async #look({ day, table, points }: MyDay): Promise<void> {
    const isToday = day === this.today?.day;
    if (points !== null && !isToday) return;
    try {
      const found = await summary(table, 0);
      if (found.stage === "over") keepOver(day, table, found.scores[0] ?? 0);
      if (isToday) this.sheet = found.sheet;
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
      dropBegun(day, table);
    }
  }

  /** Plays today's game: goes on with it, or makes its table; once it is over, one for practice. */
  async play(name: string): Promise<void> {
    const day = this.today?.day;
    if (day === undefined || this.beginning.busy) return;
    keepName(name);
    const mine = myDay(day); // another window may have begun it
    if (mine && standingOf(mine) === "begun") return path.go(pathOf(mine.table));
    await this.beginning.run(async () => {
      const daily = nextOf(day, mine);
      const game = `${day} ${daily.practice}`;
      if (this.#asked.game !== game) this.#asked = askedFor(game);
      const { id, secret } = this.#asked;
      const table = await makeTable([{ kind: "person", name: name.trim(), secret }], PLAIN, configOf(plain(BOX)), id, daily);
      this.#asked = askedFor("");
      if (!daily.practice) keepBegun(day, table);
      path.go(pathOf(table));
    });
  }

  /** My result was listed, renamed or removed. */
  listed = ({ day, results, mine }: DayListed, table: string): void => {
    keepListed(day, table, mine);
    this.days = myDays();
    if (this.today?.day === day) this.today = { ...this.today, results };
  };
}
