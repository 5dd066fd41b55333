// Opens the page without a connection. It keeps the page's own files and nothing else: what is asked of a table goes past it.
// The build fills in the two constants, so that every build has a worker of its own.
const BUILD = "@build";
const SHELL = ["@shell"];

const PREFIX = "alhambra-shell-";
const CACHE = PREFIX + BUILD;
const INDEX = "/";
/** A connection that takes longer to answer is as good as none. */
const PATIENCE = 6000;
/** However a file was packed for the way, it is the same file. */
const LOOSELY = { ignoreVary: true };

const within = (work, time) =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error("too slow")), time);
    work.then(resolve, reject);
  });

/** One after the other: a page that is just being opened goes first. */
async function keep(paths) {
  const cache = await caches.open(CACHE);
  for (const path of paths) if (!(await cache.match(path, LOOSELY))) await cache.add(path);
}

/** Goes on beside the answer; a full disk is no reason not to show the page. */
async function put(key, response) {
  const cache = await caches.open(CACHE);
  await cache.put(key, response).catch(() => undefined);
}

/** The last two builds: a page that is still open may want a file of the one before. */
async function forget() {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
}

/** The server's page, always; without a connection the one that is kept. Every address shows the same. */
async function page(event) {
  const asked = fetch(event.request).then((response) => {
    if (response.ok && response.type === "basic") event.waitUntil(put(INDEX, response.clone()));
    return response;
  });
  asked.catch(() => undefined); // it is looked at below
  const kept = await (await caches.open(CACHE)).match(INDEX, LOOSELY);
  if (!kept) return asked;
  // A proxy answers for a server that is away.
  return within(asked, PATIENCE).then((response) => (response.status >= 500 ? kept : response)).catch(() => kept);
}

/** Files with their content in their name never change. What the server has no longer, an older cache may have. */
async function file(event) {
  const { request } = event;
  const kept = await (await caches.open(CACHE)).match(request, LOOSELY);
  if (kept) return kept;
  const response = await fetch(request).catch(() => Response.error());
  if (!response.ok) return (await caches.match(request, LOOSELY)) ?? response;
  event.waitUntil(put(request, response.clone()));
  return response;
}

const isPlace = ({ pathname }) => pathname === "/" || pathname === "/carry" || pathname === "/daily" || pathname.startsWith("/t/");

addEventListener("install", (event) => {
  // Open pages need not be closed first: old and new workers answer alike, and no page depends on which one does.
  event.waitUntil(keep([INDEX, ...SHELL]).then(() => self.skipWaiting()));
});

addEventListener("activate", (event) => {
  event.waitUntil(forget().then(() => self.clients.claim()));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate" && isPlace(url)) event.respondWith(page(event));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(file(event));
});

/** A page says what it has fetched before there was a worker. */
addEventListener("message", (event) => {
  const paths = Array.isArray(event.data?.keep) ? event.data.keep : [];
  event.waitUntil(keep(paths.filter((path) => typeof path === "string" && path.startsWith("/assets/"))).catch(() => undefined));
});

/** A touch on a notice goes to the table that it is about. */
addEventListener("notificationclick", (event) => {
  const path = String(event.notification.data ?? INDEX);
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((windows) => {
      const open = windows.find(({ url }) => new URL(url).pathname === path);
      return open ? open.focus() : self.clients.openWindow(path);
    }),
  );
});
