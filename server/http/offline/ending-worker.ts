/**
 * What is sent in the place of the service worker while it is switched off: browsers that have one take it for a newer one, and it
 * takes away what the other kept, and itself. It answers nothing, so that every page comes from the server.
 */
export const endingWorker = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(end()));
async function end() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}
`;
