import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FromClient, FromServer } from "../protocol";
import { delay } from "./backoff";
import { Line, NotDone, type LineState } from "./socket";

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState: number = WebSocket.CONNECTING;
  sent: FromClient[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }
  open(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }
  hear(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(): void {
    this.open();
    this.hear({ type: "welcome", table: "t", seats: [0], now: 0, version: 1, host: false });
  }
}

const last = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;
const types = (socket: FakeSocket): string[] => socket.sent.map((message) => message.type);
let states: LineState[];
let heard: FromServer[];
let closed: string[];
let line: Line;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  [states, heard, closed] = [[], [], []];
  line = new Line({
    url: "ws://x/ws",
    hello: () => ({ type: "hello", table: "t", secrets: ["s"], since: null }),
    onstate: (state) => states.push(state),
    onmessage: (message) => heard.push(message),
    onclosed: (closing) => closed.push(closing.code),
    open: () => new FakeSocket() as unknown as WebSocket,
  });
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
});

describe("a line to a table", () => {
  it("greets, and sends nothing else before the welcome", () => {
    void line.command({ type: "begin" }).catch(() => undefined);
    last().open();
    expect(types(last())).toEqual(["hello"]);
    last().hear({ type: "welcome", table: "t", seats: [0], now: 0, version: 1, host: false });
    expect(types(last())).toEqual(["hello", "begin"]);
    expect(states).toEqual(["connecting", "online"]);
  });

  it("settles a command by its answer", async () => {
    last().welcome();
    const good = line.command({ type: "begin" });
    const bad = line.command({ type: "undo", seat: 0 });
    const [, one, two] = last().sent as { id: string }[];
    last().hear({ type: "done", id: one?.id ?? "", seq: 7, tried: 0 });
    last().hear({ type: "failed", id: two?.id ?? "", code: "nothing-to-undo", message: "Nothing.", refusal: null, said: null });
    await expect(good).resolves.toMatchObject({ seq: 7, tried: 0 });
    await expect(bad).rejects.toMatchObject({ code: "nothing-to-undo", message: "Nothing." });
    await expect(bad).rejects.toBeInstanceOf(NotDone);
  });

  it("sends what was not answered again after a break, with the same id", async () => {
    last().welcome();
    const done = line.command({ type: "begin" });
    const first = last().sent.at(-1);
    last().close();
    expect(states.at(-1)).toBe("offline");
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all).toHaveLength(2);
    last().welcome();
    expect(last().sent.at(-1)).toEqual(first);
    last().hear({ type: "done", id: (first as { id: string }).id, seq: 1, tried: 0 });
    await expect(done).resolves.toMatchObject({ seq: 1, tried: 0 });
    last().close();
    await vi.advanceTimersByTimeAsync(1000);
    last().welcome();
    expect(types(last())).toEqual(["hello"]);
  });

  it("does not send again when only the seats have changed", () => {
    last().welcome();
    void line.command({ type: "begin" }).catch(() => undefined);
    last().hear({ type: "welcome", table: "t", seats: [0, 1], now: 0, version: 1, host: false });
    expect(types(last())).toEqual(["hello", "begin"]);
    expect(heard.filter((message) => message.type === "welcome")).toHaveLength(2);
  });

  it("answers questions, and gives up on those that are not", async () => {
    last().welcome();
    const answered = line.ask({ type: "ask-why", seat: 0, action: "done" });
    const failed = line.ask({ type: "ask-why", seat: 0, action: "x" });
    const silent = line.ask({ type: "ask-why", seat: 0, action: "pass" });
    const gaveUp = expect(silent).rejects.toMatchObject({ code: "no-answer" });
    last().hear({ type: "verdict", ask: 1, refusal: null });
    last().hear({ type: "failed", id: "ask-2", code: "no-action", message: "What?", refusal: null, said: null });
    await expect(answered).resolves.toMatchObject({ ask: 1 });
    await expect(failed).rejects.toMatchObject({ code: "no-action" });
    await vi.advanceTimersByTimeAsync(17_000);
    await gaveUp;
  });

  it("asks a quiet line, and leaves one that does not answer", async () => {
    last().welcome();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(types(last())).toEqual(["hello", "ping"]);
    last().hear({ type: "pong", now: 1 });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(types(last())).toEqual(["hello", "ping", "ping"]);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(states.at(-1)).toBe("offline");
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("comes back after a restart of the server, but not to a table that does not exist", async () => {
    last().welcome();
    last().hear({ type: "closing", code: "closing", message: "", said: { id: "server-closing", args: {} } });
    last().close();
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all).toHaveLength(2);
    last().open();
    last().hear({ type: "closing", code: "no-table", message: "", said: { id: "table-not-found", args: {} } });
    last().close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(2);
    expect(closed).toEqual(["no-table"]);
  });

  it("waits longer each time, and never in step with others", () => {
    expect(delay(0, 0)).toBe(200);
    expect(delay(0, 1)).toBe(400);
    expect(delay(3, 1)).toBe(3200);
    expect(delay(99, 1)).toBe(15_000);
    expect(delay(99, 0)).toBe(7500);
  });
});
