/** Whether the server can be reached, for pages without a table. A page that a worker opened may be all there is. */
import { delay } from "./backoff";

class Reach {
  here = $state(true);
  private attempt = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;

  /** Asks, and again and again until all is well there. */
  async look(): Promise<void> {
    clearTimeout(this.retry);
    try {
      const { ok } = await fetch("/healthz", { cache: "no-store" });
      if (!ok) throw new Error("not well");
      this.here = true;
      this.attempt = 0;
    } catch {
      this.here = false;
      this.retry = setTimeout(() => void this.look(), delay(this.attempt));
      this.attempt += 1;
    }
  }

  /** Looks now, where a worker may have opened the page, and whenever the browser says that something changed. */
  watch(): () => void {
    const events = new AbortController();
    for (const kind of ["online", "offline"]) addEventListener(kind, () => void this.look(), { signal: events.signal });
    if (navigator.serviceWorker?.controller) void this.look();
    return () => {
      events.abort();
      clearTimeout(this.retry);
    };
  }
}

export const reach = new Reach();
