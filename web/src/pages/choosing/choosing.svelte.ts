/** A choice that is being made: every change is shown to the server, which says whether the rules allow it. */
import type { BoxFacts, GameChecked, GameRefusal } from "../../protocol";
import { ask } from "./asking";
import { choiceOf, fitting, surprise, type Choice } from "./choice";
import { games } from "./games.svelte";
import { showable } from "./shown";

export class Choosing {
  choice = $state.raw<Choice>({ box: "", modules: [], options: {} });
  #checked = $state.raw<{ of: Choice; answer: GameChecked } | null>(null);

  constructor(start: Choice) {
    this.choice = start;
  }

  get facts(): BoxFacts | undefined {
    return games.box(this.choice.box);
  }

  /** Why it cannot be played; of what was chosen just now it is not known yet. */
  get refusal(): GameRefusal | null {
    return this.#checked?.of === this.choice ? this.#checked.answer.refusal : null;
  }

  get ways(): readonly Choice[] {
    return this.refusal ? (this.#checked?.answer.ways ?? []).map(choiceOf) : [];
  }

  /** The modules that would have to go where the box is to stay. */
  get tooMuch(): readonly string[] {
    const kept = this.ways.find(({ box }) => box === this.choice.box);
    return kept ? this.choice.modules.filter((module) => !kept.modules.includes(module)) : [];
  }

  /** What would be played by so many. */
  played(seats: number): Choice {
    return this.facts ? fitting(this.facts, this.choice, seats) : this.choice;
  }

  /** Asks for the choice as it is. Where nobody answers, the server will say it when the table is opened. */
  check = async (seats: number): Promise<void> => {
    const of = this.choice;
    const answer = await ask(this.played(seats), seats).catch(() => null);
    if (answer && of === this.choice) this.#checked = { of, answer };
  };

  /** Any set that the rules allow. */
  surprise = async (seats: number): Promise<void> => {
    const { facts } = this;
    if (!facts) return;
    const modules = facts.modules.map(({ name }) => name).filter(showable);
    const found = fitting(facts, surprise(facts, modules, this.choice), seats);
    const { refusal, ways } = await ask(found, seats).catch((): GameChecked => ({ refusal: null, ways: [] }));
    this.choice = refusal && ways[0] ? choiceOf(ways[0]) : found;
  };
}
