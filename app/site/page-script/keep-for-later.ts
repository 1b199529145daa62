import { workerScript } from "../offline/kept-caches.ts";

let hasBegun = false;

/** Once the page is here, the service worker is told of it, and keeps it for when there is no connection. */
export function keepForLater(): void {
  // Only on https, and on this machine.
  if (!("serviceWorker" in navigator)) return;
  if (!hasBegun) {
    hasBegun = true;
    // What was looked at meanwhile is kept, too.
    document.addEventListener("visibilitychange", () => document.hidden && tell());
  }
  const soon = () => (window.requestIdleCallback ?? setTimeout)(begin);
  if (document.readyState === "complete") soon();
  else addEventListener("load", soon);
}

function begin(): void {
  // The admin area is for nobody else, and needs a connection.
  if (document.body.dataset["wakesAfter"]) return;
  navigator.serviceWorker.register(workerScript, { updateViaCache: "none" }).then(tell, () => {});
}

async function tell(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const used = performance.getEntriesByType("resource").map(({ name }) => name);
  active?.postMessage([location.href, ...used]);
}
