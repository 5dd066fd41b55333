/** For tests: the page speaks English. */
import { language } from "./language.svelte";

await language.use("en");
