/** A notice of the system when it is one's turn and the page is in the background: only where somebody asked for it. */
import { pathOf } from "../pages/route";
import { say } from "../words/say";

const KEY = "alhambra.notice";

/** Without a secure connection the browser has none, and the page does not offer it. */
export const noticesPossible = (): boolean => globalThis.isSecureContext && "Notification" in globalThis;

function kept(): boolean {
  try {
    return localStorage.getItem(KEY) === "on";
  } catch {
    return false;
  }
}

class Notices {
  #wanted = $state(kept());
  /** The browser has said no. */
  denied = $state(false);

  get wanted(): boolean {
    return this.#wanted && noticesPossible() && Notification.permission === "granted";
  }

  /** The browser asks for leave at this touch, and never before. */
  async want(on: boolean): Promise<void> {
    const granted = on && (await Notification.requestPermission()) === "granted";
    this.denied = on && !granted;
    this.#wanted = granted;
    try {
      localStorage.setItem(KEY, granted ? "on" : "off");
    } catch {
      // It holds until the page is closed.
    }
  }
}

export const notices = new Notices();

/** Tells of the turns at one table. */
export class TurnNotice {
  private mine: boolean | null = null;
  private close: () => unknown = () => undefined;

  constructor(private readonly table: string) {}

  /** Whether it is this device's turn now. What was so when the page was opened is no news. */
  hear(mine: boolean): void {
    const news = mine && this.mine === false;
    this.mine = mine;
    if (!mine) this.close();
    if (news && document.visibilityState === "hidden" && notices.wanted) void this.show();
  }

  private async show(): Promise<void> {
    const path = pathOf(this.table);
    const options = { body: say("game-your-turn"), tag: path, icon: "/icon-192.png", data: path };
    // On a phone only a worker may show one; a touch on it is the worker's business then.
    const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
    if (worker?.active) {
      await worker.showNotification(say("page-title"), options).catch(() => undefined);
      this.close = async () => (await worker.getNotifications({ tag: path })).forEach((one) => one.close());
      return;
    }
    const shown = new Notification(say("page-title"), options);
    this.close = () => shown.close();
    shown.onclick = () => {
      focus();
      shown.close();
    };
  }
}
