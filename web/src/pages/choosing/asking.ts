/** Whether the rules allow a choice, as the server says. The answer does not change, so that it is asked for once. */
import { gameChecked } from "../../net/api";
import type { GameChecked } from "../../protocol";
import { configOf, type Choice } from "./choice";

const asked = new Map<string, Promise<GameChecked>>();

export function ask(choice: Choice, seats: number): Promise<GameChecked> {
  const wanted = { game: configOf(choice), seats };
  const key = JSON.stringify(wanted);
  const known = asked.get(key) ?? gameChecked(wanted);
  asked.set(key, known);
  known.catch(() => asked.delete(key));
  return known;
}
