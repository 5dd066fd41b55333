/** Whom this device does not hear at a table: seats, and under null all who look on. A mute ends when somebody else sits there. */
import { keepMuted, myTable, type MutedSeat } from "../net/seats";
import type { LogEntry } from "../protocol";

export class Muted {
  #seats = $state.raw<readonly MutedSeat[]>([]);

  constructor(
    private readonly table: string,
    /** The last entry of the log. */
    private readonly newest: () => number,
  ) {
    this.#seats = myTable(table)?.muted ?? [];
  }

  has(seat: number | null): boolean {
    return this.#seats.some((one) => one.seat === seat);
  }

  set(seat: number | null, on: boolean): void {
    const others = this.#seats.filter((one) => one.seat !== seat);
    this.#keep(on ? [...others, { seat, since: this.newest() }] : others);
  }

  /** Another person on the seat is heard. */
  hear(news: readonly LogEntry[]): void {
    const came = (one: MutedSeat): boolean => news.some(({ kind, seat, seq }) => kind === "seated" && seat === one.seat && seq > one.since);
    if (this.#seats.some(came)) this.#keep(this.#seats.filter((one) => !came(one)));
  }

  /** The log without what they said. */
  without(log: readonly LogEntry[]): readonly LogEntry[] {
    return this.#seats.length === 0 ? log : log.filter((entry) => entry.kind !== "said" || !this.has(entry.seat));
  }

  #keep(seats: readonly MutedSeat[]): void {
    this.#seats = seats;
    keepMuted(this.table, seats);
  }
}
