import { mount } from "svelte";
import App from "./App.svelte";
import { showIcon } from "./story/title";
import "./style/index.css";

showIcon(false);
const target = document.getElementById("app");
if (target) mount(App, { target });
