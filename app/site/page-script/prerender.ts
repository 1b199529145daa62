import { answerFirst } from "./answer-first.ts";
import { visitsPath } from "#api/paths.ts";

/**
 * The rules in the page's HTML (`app/entry.server.tsx`) let the browser draw a page when the pointer rests on its link or a
 * finger touches it. Hydrated, React fetches what the next page needs itself.
 */
export function stopPrerendering(): void {
  document.querySelector("script[type=speculationrules]")?.remove();
}

/** A browser that saves data follows no such rules; this does not rely on it. */
export function prerenderUnlessSaving(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) stopPrerendering();
}

/**
 * Calls `show` once the page is read, and again when it is seen, if it was drawn ahead. The server did not count that one,
 * because most of these are never seen.
 */
export function whenSeen(show: () => void): void {
  answerFirst("DOMContentLoaded", () => {
    // TypeScript does not know it yet.
    if (!(document as { prerendering?: boolean }).prerendering) show();
  });
  document.addEventListener("prerenderingchange", () => {
    show();
    const body = JSON.stringify({ path: location.pathname });
    navigator.sendBeacon(visitsPath, new Blob([body], { type: "application/json" }));
  });
}
