/** Written by the worker above a page that it had kept. */
const keptBar = "[data-kept]";

/**
 * Without a connection, what another page needs besides its document may not be here: links and forms that lead there are then
 * the browser's, as on a page that sleeps, and the worker answers with the document. Called before React draws.
 *
 * @param pageShown event of the document when React has shown another page
 * @returns puts the bar back, where React has drawn the whole document anew
 */
export function openAsDocuments(pageShown: string): () => void {
  const { pathname } = location;
  let bar = document.querySelector(keptBar);
  // What the browser says of its connection is not always so.
  const isConnected = () => navigator.onLine && bar === null;

  function leaveToBrowser(event: Event): void {
    if (isConnected() || !(event.target instanceof Element)) return;
    const target = event.target.closest<HTMLAnchorElement>("a[href]")?.href ?? formTarget(event.target);
    if (target !== undefined && leadsAway(target)) event.stopImmediatePropagation();
  }

  // Before React, which listens on the document.
  window.addEventListener("click", leaveToBrowser, true);
  window.addEventListener("submit", leaveToBrowser, true);
  document.addEventListener(pageShown, () => {
    if (location.pathname === pathname) return;
    // Another page, which has come over the network.
    bar?.remove();
    bar = null;
  });
  return () => {
    if (bar && !bar.isConnected) document.body.prepend(bar);
  };
}

/** What is posted needs a connection in any case, and says so when there is none. */
function formTarget(target: Element): string | undefined {
  return target instanceof HTMLFormElement && target.method === "get" ? target.action : undefined;
}

/** To another page of ours. */
function leadsAway(address: string): boolean {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && pathname !== location.pathname;
}

/**
 * For a page whose data nobody answered, although the browser takes itself for connected.
 *
 * @returns false when the page can only be shown as failed
 */
export function openInstead(url: URL): boolean {
  if (typeof window === "undefined" || !navigator.serviceWorker?.controller || !leadsAway(url.href))
    return false;
  location.assign(url.href);
  return true;
}
