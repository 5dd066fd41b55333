/** Everything that is drawn, on one page, to be looked at while drawing. Not part of the build. */
import { mount } from "svelte";
import Gallery from "./art/Gallery.svelte";
import "./style/index.css";
import { language } from "./words/say";

const target = document.getElementById("gallery");
void language.begin().then(() => {
  if (target) mount(Gallery, { target });
});
