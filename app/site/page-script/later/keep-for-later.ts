import { workerScript } from "../../offline/offline-caches.ts";
import { afterLoad } from "./after-load.ts";

let hasBegun = false;

/** Once the page is here, the service worker is told of it, and keeps it for when there is no connection. */
export function keepForLater(): void {
  // Only on https, and on this machine.
  if ((navigator as Partial<Navigator>).serviceWorker) afterLoad(begin);
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
  // A page that was asked for before the first worker stood is not controlled, but is to be kept all the same.
  const { active } = await navigator.serviceWorker.ready;
  // By now the faces are here, which come as late as this.
  active?.postMessage([location.href, ...performance.getEntriesByType("resource").map(({ name }) => name)]);
}
