import { workerScript } from "../offline/offline-caches.ts";

let hasBegun = false;

/** Once the page is here, the service worker is told of it, and keeps it for when there is no connection. */
export function keepForLater(): void {
  // Only on https, and on this machine.
  if (!("serviceWorker" in navigator)) return;
  // A page that has nothing more to draw may have no idle moment ever.
  const soon = () => window.requestIdleCallback?.(begin, { timeout: 2000 }) ?? setTimeout(begin);
  if (document.readyState === "complete") soon();
  else addEventListener("load", soon);
}

function begin(): void {
  // The admin area is for nobody else, and needs a connection.
  if (document.body.dataset["hydratesAfter"]) return;
  void tell();
  if (hasBegun) return;
  hasBegun = true;
  const { serviceWorker } = navigator;
  // The first one, or a newer one, which has not heard of this page.
  serviceWorker.addEventListener("controllerchange", tell);
  // Files that were loaded while the page was open are cached, too.
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) void tell();
  });
  serviceWorker.register(workerScript, { updateViaCache: "none" }).catch(() => {});
}

async function tell(): Promise<void> {
  const told = [location.href, ...performance.getEntriesByType("resource").map(({ name }) => name)];
  // A page that was asked for before the first worker stood is not controlled, but is to be kept all the same.
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(told);
}
