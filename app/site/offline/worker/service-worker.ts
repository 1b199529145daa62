import { pocketDownloadHeader } from "#api/pocket/pocket-download-header.ts";
import { answer } from "./answer.ts";
import { knownCaches } from "./find-cached.ts";
import { keepReadPage } from "./keep-pages.ts";
import { mostPages, prune } from "./read-pages.ts";
import { requestKindOf } from "./cache-rules.ts";
import { savesData, scope, type RequestEvent, type PageMessageEvent } from "./worker-scope.ts";

// Keeps pages that were read, and shows them where there is no connection. With one, the network answers: whatever fails in
// here falls through to it.

/**
 * Milliseconds in which a newer worker takes over. One that cannot, because the former has requests that it never answers, ends
 * the registration: pages then come from the server, and the next one registers this worker anew.
 */
const takeOver = 5000;

let giveUp: ReturnType<typeof setTimeout> | undefined;

scope.addEventListener("install", (event) => {
  giveUp = setTimeout(() => void scope.registration.unregister(), takeOver);
  event.waitUntil(scope.skipWaiting());
});

scope.addEventListener("activate", (event) => {
  clearTimeout(giveUp);
  event.waitUntil(begin());
});

scope.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== scope.location.origin) return;
  // Downloads for offline use go to the server, so that they are never stale.
  if (event.request.headers.has(pocketDownloadHeader)) return;
  const asked = requestKindOf(url, event.request.mode === "navigate");
  if (!asked || comesOfItself(event)) return;
  const network = shared(() => fromNetwork(event));
  const later = (work: Promise<unknown>) => event.waitUntil(work);
  const answered = answer(asked, { url, network, later }).catch(network);
  event.respondWith(answered);
  if (asked === "page") later(answered.then((page) => noteWindow(event.resultingClientId, page)));
});

/** Windows whose page was kept, as far as this run of the worker remembers. */
const cachedWindows = new Set<string>();

function noteWindow(id: string, { type }: Response): void {
  // Answers of this type were made by the worker, not by the network.
  if (type === "default") cachedWindows.add(id);
}

/** Looks of a page that has just come over the network do too; each answer from in here would come some milliseconds later. */
function comesOfItself({ request: { destination }, clientId }: RequestEvent): boolean {
  return navigator.onLine && !cachedWindows.has(clientId) && /^(image|font|style)$/.test(destination);
}

scope.addEventListener("message", (event) => event.waitUntil(enqueue(() => cacheReported(event))));

let keeping = Promise.resolve();

/** One at a time: pages share files. */
function enqueue(work: () => Promise<void>): Promise<void> {
  return (keeping = keeping.then(work).catch(() => {}));
}

async function begin(): Promise<void> {
  // While the worker starts, the browser asks for the page already.
  await scope.registration.navigationPreload?.enable();
  for (const name of await caches.keys()) if (!knownCaches.includes(name)) await caches.delete(name);
  await scope.clients.claim();
  await enqueue(() => prune(mostPages, { always: true }));
}

async function fromNetwork({ request, preloadResponse }: RequestEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

/** Makes a value when it is first needed, and returns the same one from then on. */
function shared<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}

/** Caches a page that its page script reports, by its address and those of the files that it used. */
async function cacheReported({ data, source }: PageMessageEvent): Promise<void> {
  const [shown, ...used] = Array.isArray(data) ? data.map(String) : [];
  if (shown === undefined || !source) return;
  const address = new URL(shown, scope.location.href);
  const isDocument = withoutFragment(source.url) === withoutFragment(address.href);
  await keepReadPage({ address, isDocument, used, savesData: savesData() });
}

function withoutFragment(address: string): string {
  return address.replace(/#.*/, "");
}
