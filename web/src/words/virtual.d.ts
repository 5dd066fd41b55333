/** The languages that there are, as `catalogue.js` finds them, and what each module says in each. */
declare module "virtual:words" {
  type Text = () => Promise<{ readonly default: string }>;
  const words: Readonly<Record<string, Text>>;
  export default words;
  /** What each calls itself. */
  export const NAMES: Readonly<Record<string, string>>;
  /** What stands between the words of a list, and before the last. */
  export const JOINTS: Readonly<Record<string, readonly [string, string]>>;
  export const MODULES: Readonly<Record<string, Readonly<Record<string, Text>>>>;
}
