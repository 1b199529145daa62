import type { Language } from "#i18n/languages.ts";

// Rules that the service worker and the page "Pocket Peru" share: both store pages in the browser's Cache Storage.

/** Address of the service worker. It is the same in every build: the browser asks for it to see whether there is a newer one. */
export const workerScript = "/service-worker.js";

/** Address of the script of the page "Pocket Peru". */
export const pocketScript = "/pocket.js";

/** The cache of pages that were read, with what belongs to them. A build that keeps them in another way gives it another name. */
export const readCache = "read";

/** The cache of what was downloaded in a language. */
export function pocketCache(language: Language): string {
  return `pocket-${language}`;
}

/** Header of each kept response: when it came from the server, as an ISO time. */
export const cachedAtHeader = "x-kept-at";

/**
 * Keeps a response under its address, which may be a path; one that was kept before goes.
 *
 * @throws Error of the browser when there is no room
 */
export async function keep(cache: Cache, address: string, response: Response): Promise<void> {
  const headers = new Headers(response.headers);
  headers.set(cachedAtHeader, sentAt(response).toISOString());
  // The body has been decoded already.
  headers.delete("content-encoding");
  headers.delete("content-length");
  await cache.put(address, new Response(response.body, { status: response.status, headers }));
}

/** Whether keeping failed because the device, or what the browser gives us of it, is full. */
export function isNoRoom(error: unknown): boolean {
  return error instanceof DOMException && error.name === "QuotaExceededError";
}

/** The time at which the server sent an answer, which may come from the browser's own cache; never later than now by this clock. */
function sentAt({ headers }: Response): Date {
  const now = Date.now();
  return new Date(Math.min(now, Date.parse(headers.get("date") ?? "") || now));
}
