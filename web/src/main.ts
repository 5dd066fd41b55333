import { mount } from "svelte";
import App from "./App.svelte";
import { showIcon } from "./story/title";
import "./style/index.css";
import { language } from "./words/say";

showIcon(false);
const target = document.getElementById("app");
// Not awaited here: what the table page shares with this one would become a file of its own.
void language.begin().then(
  () => {
    if (target) mount(App, { target });
    // When everything is there that the page needs itself.
    if (import.meta.env.PROD) setTimeout(() => void import("./company/install").then(({ install }) => install()), 0);
  },
  () => document.getElementById("wordless")?.removeAttribute("hidden"),
);
