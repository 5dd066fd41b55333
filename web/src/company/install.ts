/** The worker that opens the page without a connection. Where there can be none nothing is missing, and nothing fails. */

/** What this page has fetched for itself: the words of its language, the faces that it writes with. */
function fetched(): string[] {
  const files = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  return files.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/")).map(({ pathname }) => pathname);
}

export async function install(): Promise<void> {
  if (!isSecureContext || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/worker.js", { updateViaCache: "none" });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: fetched() });
  } catch {
    // A private window may refuse it, or the server be away.
  }
}
