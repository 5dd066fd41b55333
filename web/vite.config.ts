import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, loadEnv } from "vite";
import { catalogue } from "./catalogue.js";
import { faces } from "./faces.js";
import { shell } from "./shell.js";
import { together } from "./together.js";

// `npm run dev` serves the page alone; the table is asked of `alhambra serve`, on its usual port or at ALHAMBRA.
const table = loadEnv("", ".", "ALHAMBRA")["ALHAMBRA"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  base: "/", // the page is also served at /t/TABLE
  plugins: [svelte(), catalogue(), faces(), shell()],
  build: {
    outDir: "../src/alhambra/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The first ones with light-dark(), in which every colour is written.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    // Inlined files would need "data:" in the page's security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false }, output: { codeSplitting: { groups: [together()] } } },
  },
  server: { proxy: { "/api": table, "/ws": { target: table, ws: true } } },
});
