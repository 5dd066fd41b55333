import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  test: { environment: "jsdom",
    // A machine that is busy elsewhere takes its time.
    testTimeout: 30_000, include: ["src/**/*.test.ts"] },
});
