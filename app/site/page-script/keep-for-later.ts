import { workerScript } from "../offline/kept-caches.ts";

let hasBegun = false;

/** Once the page is here, the service worker is told of it, and keeps it for when there is no connection. */
export function keepForLater(): void {
  // Only on https, and on this machine.
  if (!("serviceWorker" in navigator)) return;
  const soon = () => (window.requestIdleCallback ?? setTimeout)(begin);
  if (document.readyState === "complete") soon();
  else addEventListener("load", soon);
}

function begin(): void {
  // The admin area is for nobody else, and needs a connection.
  if (document.body.dataset["wakesAfter"]) return;
  tell();
  if (hasBegun) return;
  hasBegun = true;
  const { serviceWorker } = navigator;
  // The first one, or a newer one, which has not heard of this page.
  serviceWorker.addEventListener("controllerchange", tell);
  // What was looked at meanwhile is kept, too.
  document.addEventListener("visibilitychange", tell);
  serviceWorker.register(workerScript, { updateViaCache: "none" }).catch(() => {});
}

function tell(): void {
  const used = performance.getEntriesByType("resource").map(({ name }) => name);
  navigator.serviceWorker.controller?.postMessage([location.href, ...used]);
}
