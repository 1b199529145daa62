/**
 * The script that replaces the service worker while it is switched off: browsers that have one take it for a newer one, and it
 * removes the other's caches, and then itself; only itself while the other does not let it in. It answers nothing, so that every page
 * comes from the server.
 */
export const endingWorker = `addEventListener("install", () => {
  skipWaiting();
  setTimeout(() => registration.unregister(), 5000);
});
addEventListener("activate", (event) => event.waitUntil(end()));
async function end() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}
`;
