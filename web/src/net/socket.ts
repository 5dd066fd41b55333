/** One WebSocket to one table: it comes back by itself, and what was not answered is sent again. */

import type { Closing, Done, Failed, FromClient, FromServer, Hello, Refusal, Said, Welcome } from "../protocol";
import { delay } from "./backoff";
import { newId } from "./seats";
import { Trouble } from "./trouble";

export type LineState = "connecting" | "online" | "offline";

/** Something that was asked of the server and not done. */
export class NotDone extends Trouble {
  constructor(
    readonly code: string,
    message = "",
    readonly refusal: Refusal | null = null,
    said: Said | null = null,
  ) {
    super(message, said);
  }
}

type WithoutKey<M> = M extends { id: string } ? Omit<M, "id"> : never;
type WithoutAsk<M> = M extends { ask: number } ? Omit<M, "ask"> : never;
type Command = Extract<FromClient, { id: string }>;
type Question = Extract<FromClient, { ask: number }>;
export type NewCommand = WithoutKey<Command>;
export type NewQuestion = WithoutAsk<Question>;
export type Answer = Extract<FromServer, { ask: number }>;

interface Waiting<T> {
  message: FromClient;
  resolve: (value: T) => void;
  reject: (reason: NotDone) => void;
  timer?: ReturnType<typeof setTimeout>;
}

export interface LineOptions {
  url: string;
  hello: () => Hello;
  onstate: (state: LineState) => void;
  onmessage: (message: FromServer) => void;
  /** The server ended it for good. */
  onclosed: (closing: Closing) => void;
  open?: (url: string) => WebSocket;
}

const QUIET = 20_000;
const PATIENCE = 8_000;
/** Why the server ends a connection for good; after anything else the page comes back. */
const FINAL = new Set(["no-table", "other-version"]);

export class Line {
  private socket: WebSocket | null = null;
  private welcomed = false;
  private ended = false;
  private attempt = 0;
  private asked = 0;
  private closing: Closing | null = null;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private quiet: ReturnType<typeof setTimeout> | undefined;
  private readonly commands = new Map<string, Waiting<Done>>();
  private readonly questions = new Map<number, Waiting<Answer>>();

  constructor(private readonly options: LineOptions) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  /** Carried out once, even if the connection breaks in between. */
  command(command: NewCommand): Promise<Done> {
    const message = { ...command, id: newId() } as Command;
    return new Promise((resolve, reject) => {
      this.commands.set(message.id, { message, resolve, reject });
      if (this.welcomed) this.send(message);
    });
  }

  ask(question: NewQuestion): Promise<Answer> {
    this.asked += 1;
    const ask = this.asked;
    const message = { ...question, ask } as Question;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.questions.delete(ask);
        reject(new NotDone("no-answer"));
      }, 2 * PATIENCE);
      this.questions.set(ask, { message, resolve, reject, timer });
      if (this.welcomed) this.send(message);
    });
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.retry);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close(1000);
    this.drop();
    for (const waiting of [...this.commands.values(), ...this.questions.values()]) {
      clearTimeout(waiting.timer);
      waiting.reject(new NotDone("closed"));
    }
    this.commands.clear();
    this.questions.clear();
  }

  private connect(): void {
    clearTimeout(this.retry);
    if (this.ended) return;
    this.options.onstate("connecting");
    this.closing = null;
    const make = this.options.open ?? ((url: string) => new WebSocket(url));
    const socket = make(this.options.url);
    this.socket = socket;
    this.listen(PATIENCE);
    socket.onopen = () => this.send(this.options.hello());
    socket.onmessage = (event: MessageEvent<unknown>) => {
      if (socket === this.socket) this.receive(String(event.data));
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
  }

  private receive(data: string): void {
    this.listen(QUIET);
    const message = JSON.parse(data) as FromServer;
    if (message.type === "closing") {
      this.closing = message;
      return;
    }
    if (message.type === "welcome") this.arrived(message);
    else this.options.onmessage(message);
    if (message.type === "done") this.settle(message);
    else if (message.type === "failed") this.fail(message);
    else if ("ask" in message) this.answer(message);
  }

  private arrived(welcome: Welcome): void {
    const known = this.welcomed;
    this.welcomed = true;
    this.attempt = 0;
    this.options.onstate("online");
    this.options.onmessage(welcome);
    if (known) return; // the seats of this device have changed, nothing else
    for (const waiting of [...this.commands.values(), ...this.questions.values()]) this.send(waiting.message);
  }

  private settle(done: Done): void {
    const waiting = this.commands.get(done.id);
    this.commands.delete(done.id);
    waiting?.resolve(done);
  }

  private fail(failed: Failed): void {
    const question = /^ask-(\d+)$/.exec(failed.id ?? "")?.[1];
    const asking = this.questions.get(Number(question));
    if (asking) {
      this.questions.delete(Number(question));
      clearTimeout(asking.timer);
      asking.reject(new NotDone(failed.code, failed.message, failed.refusal, failed.said));
      return;
    }
    const waiting = this.commands.get(failed.id ?? "");
    this.commands.delete(failed.id ?? "");
    waiting?.reject(new NotDone(failed.code, failed.message, failed.refusal, failed.said));
  }

  private answer(answer: Answer): void {
    const waiting = this.questions.get(answer.ask);
    this.questions.delete(answer.ask);
    clearTimeout(waiting?.timer);
    waiting?.resolve(answer);
  }

  private send(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** A line that says nothing for long is asked; one that does not answer is dead, whatever the browser thinks. */
  private listen(patience: number): void {
    clearTimeout(this.quiet);
    this.quiet = setTimeout(() => {
      if (patience === PATIENCE || !this.welcomed) {
        this.socket?.close();
        this.lost();
      } else {
        this.send({ type: "ping" });
        this.listen(PATIENCE);
      }
    }, patience);
  }

  private drop(): void {
    clearTimeout(this.quiet);
    this.socket = null;
    this.welcomed = false;
  }

  private lost(): void {
    const closing = this.closing;
    this.drop();
    if (this.ended) return;
    if (closing && FINAL.has(closing.code)) {
      this.close();
      this.options.onclosed(closing);
      return;
    }
    this.options.onstate("offline");
    this.retry = setTimeout(() => this.connect(), delay(this.attempt));
    this.attempt += 1;
  }

  private readonly hurry = (): void => {
    if (this.socket === null && document.visibilityState === "visible" && navigator.onLine) this.connect();
  };
}
