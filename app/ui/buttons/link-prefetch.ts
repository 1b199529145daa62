/** For a link's `prefetch`: its page is fetched when the pointer or the focus is on it, but never for a reader who saves data. */
export function linkPrefetch(): "intent" | "none" {
  if (typeof navigator === "undefined") return "intent";
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ? "none" : "intent";
}
