/**
 * The rules in the page's HTML (`app/entry.server.tsx`) let the browser fetch a page when the pointer rests on its link or a
 * finger touches it. Hydrated, React fetches what the next page needs itself.
 */
export function stopPrefetching(): void {
  document.querySelector("script[type=speculationrules]")?.remove();
}

/** A browser that saves data follows no such rules; this does not rely on it. */
export function prefetchUnlessSaving(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) stopPrefetching();
}
