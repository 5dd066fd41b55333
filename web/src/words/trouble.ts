import { Trouble } from "../net/trouble";
import { say, sayKnown } from "./say";

/** Why something was not done; in the server's own words where it knows more messages than this page. */
export function troubleText(error: unknown): string {
  if (error === null) return "";
  const { said, message } = error instanceof Trouble ? error : { said: null, message: "" };
  return (said && sayKnown(said.id, said.args)) || message || say("page-trouble");
}
