/** Written by the worker above a page that it had kept. */
const cachedBar = "[data-kept]";

/** The shown path of the page that React shows: at Back, the browser's address is another's before the page is. */
let shownPath: string | undefined;

/**
 * Without a connection, what another page needs besides its document may not be here: links and forms that lead there are then
 * the browser's, as on a page without hydration, and the worker answers with the document. Called before React draws.
 *
 * @param pageShown event of the document when React has shown another page
 * @returns puts the bar back, where React has drawn the whole document anew
 */
export function openAsDocuments(pageShown: string): () => void {
  const { pathname } = location;
  shownPath = pathname;
  let bar = document.querySelector(cachedBar);
  // Browsers may claim a connection where there is none, so a bar about a cached page counts as well.
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
    shownPath = location.pathname;
    if (shownPath === pathname) return;
    // Another page, which has come over the network.
    bar?.remove();
    bar = null;
  });
  return () => {
    if (bar && !bar.isConnected) document.body.prepend(bar);
  };
}

/** Forms that use POST need a connection in any case, and report an error when there is none. */
function formTarget(target: Element): string | undefined {
  return target instanceof HTMLFormElement && target.method === "get" ? target.action : undefined;
}

/** Whether an address leads to another page of this site. */
function leadsAway(address: string, from = location.pathname): boolean {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && pathname !== from;
}

/** The address to which React navigates, or has navigated last. */
let goesTo = "";

/**
 * For a load of a page's data: the browser may take itself for connected where nothing answers, and the worker may have kept the
 * page's document, with its age.
 *
 * @returns opens the document, and tells whether it does; null where it is no other page that is shown, or no worker is here
 */
export function documentOf({ href }: URL): (() => boolean) | null {
  if (typeof window === "undefined") return null;
  goesTo = href;
  if (!navigator.serviceWorker?.controller || !leadsAway(href, shownPath)) return null;
  return () => {
    // The reader has gone elsewhere meanwhile.
    if (goesTo !== href) return false;
    // At Back, and where the page is shown while parts of it load, the address is the page's already.
    if (withoutFragment(href) === withoutFragment(location.href)) location.reload();
    else location.assign(href);
    return true;
  };
}

function withoutFragment(address: string): string {
  return address.replace(/#.*/, "");
}
