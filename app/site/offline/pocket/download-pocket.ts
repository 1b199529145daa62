import type { PocketEntry } from "#api/pocket/pocket-list.ts";
import { digestLength, pictureAccept, pocketDownloadHeader } from "#api/pocket/pocket-download-header.ts";
import { keep } from "../offline-caches.ts";

/** Header of what is kept: which content it is. */
export const digestHeader = "x-digest";

/** Requests at once: a phone's radio is full, and the site has turns for others. */
const mostAtOnce = 4;

/** Tries of one entry, with a longer pause after each, in milliseconds; a busy site is asked more often, when it says. */
const tries = 3;
const triesOfBusy = 8;
const firstPause = 500;
const longestPause = 10_000;

/** Failures in a row after which the others are not tried: the network is gone, or the list is an old one. */
const mostFailures = mostAtOnce;

interface Taking {
  cache: Cache;
  signal: AbortSignal;
  onKept: (entry: PocketEntry) => void;
  send?: typeof fetch;
  pause?: (milliseconds: number) => Promise<void>;
}

/**
 * Fetches and keeps entries. A file that does not arrive whole, or is no longer what the list says, is not kept.
 *
 * @returns the entries that could not be had: the list is older than the site, or the network is gone
 * @throws DOMException when the device has no room, or `signal` is aborted
 */
export async function downloadPocket(entries: PocketEntry[], taking: Taking): Promise<PocketEntry[]> {
  const failed: PocketEntry[] = [];
  const waiting = [...entries];
  taking.signal.throwIfAborted();
  // Once one of them finds no room, the others must not go on.
  const stop = new AbortController();
  const { signal } = stop;
  taking.signal.addEventListener("abort", () => stop.abort(taking.signal.reason), { once: true });

  let failures = 0;
  async function takeNext(): Promise<void> {
    for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
      const response = await fetchWhole(entry, { ...taking, signal });
      signal.throwIfAborted();
      if (response) {
        await keep(taking.cache, entry.address, response);
        taking.onKept(entry);
        failures = 0;
      } else {
        failed.push(entry);
        failures += 1;
        if (failures >= mostFailures) failed.push(...waiting.splice(0));
      }
    }
  }

  const noteAgain = noteNoFiles();
  const takers = Array.from({ length: mostAtOnce }, () =>
    takeNext().catch((error: unknown) => {
      stop.abort(error);
      throw error;
    }),
  );
  // The first to fail tells why; the others have been stopped by it.
  await Promise.all(takers).finally(noteAgain);
  return failed;
}

/** Entries of files that a page used which browsers note without being asked for more. */
const usuallyNoted = 250;

/**
 * Stops the browser from recording resource timings. It keeps those as long as the page is open, so each downloaded file
 * would stay in memory as well.
 *
 * @returns lets the browser record them again
 */
function noteNoFiles(): () => void {
  const { length } = performance.getEntriesByType("resource");
  performance.setResourceTimingBufferSize(length);
  return () => performance.setResourceTimingBufferSize(Math.max(length, usuallyNoted));
}

async function fetchWhole(entry: PocketEntry, taking: Omit<Taking, "cache">): Promise<Response | null> {
  const { signal, send = fetch, pause = wait } = taking;
  let most = tries;
  let asked = 0;
  for (let tried = 0; tried < most; tried += 1) {
    if (tried > 0) await pause(Math.min(longestPause, Math.max(asked, firstPause * 2 ** tried)));
    signal.throwIfAborted();
    const response = await send(entry.address, {
      // The browser's own copy is good enough while the server says so; when it was not, it is not asked again.
      cache: tried === 0 ? "no-cache" : "reload",
      credentials: "omit",
      headers: { accept: pictureAccept, [pocketDownloadHeader]: "1" },
      signal,
    }).catch(() => null);
    const isBusy = response?.status === 503 || response?.status === 429;
    most = isBusy ? triesOfBusy : tries;
    asked = isBusy ? 1000 * Number(response.headers.get("retry-after")) || 0 : 0;
    if (!response?.ok) continue;
    const body = await response.arrayBuffer().catch(() => null);
    if (!body || (await digestOf(body)) !== entry.digest) continue;
    const headers = new Headers(response.headers);
    headers.set(digestHeader, entry.digest);
    // The cache would give it to no request of another wording.
    headers.delete("vary");
    return new Response(body, { headers });
  }
  return null;
}

/** Computes the digest like the server's list. */
async function digestOf(body: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .slice(0, digestLength);
}

export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
