/** Everything that is drawn, on one page, to be looked at while drawing. Not part of the build. */
import { mount } from "svelte";
import Gallery from "./art/Gallery.svelte";
import "./style/index.css";

const target = document.getElementById("gallery");
if (target) mount(Gallery, { target });
