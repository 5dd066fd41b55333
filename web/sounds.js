// Writes every sound of the page to build/sounds, to be listened to, and says how loud and how long each is.
import { Buffer } from "node:buffer";
import { mkdirSync, writeFileSync } from "node:fs";
import { runnerImport } from "vite";

const FOLDER = new URL("../build/sounds/", import.meta.url);
const HEADER = 44; // bytes

/** A WAV file of one channel and 16 bits. */
function wav(samples, rate) {
  const bytes = Buffer.alloc(HEADER + samples.length * 2);
  bytes.write("RIFF", 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write("WAVEfmt ", 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write("data", 36);
  bytes.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, at) => bytes.writeInt16LE(Math.round(sample * 32_767), HEADER + at * 2));
  return bytes;
}

const decibels = (level) => (20 * Math.log10(level)).toFixed(1);

const { module: instruments } = await runnerImport("/src/sound/instruments.ts");
const { module: synth } = await runnerImport("/src/sound/synth.ts");
mkdirSync(FOLDER, { recursive: true });
for (const [name, play] of Object.entries(instruments.INSTRUMENTS)) {
  const begun = performance.now();
  const samples = play();
  const made = performance.now() - begun;
  const peak = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  const mean = Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length);
  writeFileSync(new URL(`${name}.wav`, FOLDER), wav(samples, synth.RATE));
  console.log(
    `${name.padEnd(8)} ${(samples.length / synth.RATE).toFixed(2)} s, peak ${decibels(peak)} dBFS, mean ${decibels(mean)} dBFS, made in ${made.toFixed(1)} ms`,
  );
}
