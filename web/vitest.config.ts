import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { catalogue } from "./catalogue.js";
import { faces } from "./faces.js";

export default defineConfig({
  // Each language by itself, so that it is found what it has not got.
  plugins: [svelte(), catalogue(), faces(), svelteTesting()],
  test: { environment: "jsdom",
    setupFiles: ["src/fixtures/screen.ts", "src/words/english.ts"],
    // One world for all files of a worker: making it anew for each took four fifths of the time.
    isolate: false,
    // A machine that is busy elsewhere takes its time.
    testTimeout: 60_000, hookTimeout: 60_000, include: ["src/**/*.test.ts"] },
});
