/** Where the router keeps, for each entry of the history, how far its page was scrolled. */
const positionsKey = "react-router-scroll-positions";

// Runs where a reader goes back, after a reload, to a page that React had shown in the document before.
const offset = readOffset();
const scrollBack = () => scrollTo({ top: offset, behavior: "instant" });
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", scrollBack);
else scrollBack();
// From here on it is the browser's again, until React has the page.
history.scrollRestoration = "auto";

function readOffset(): number {
  try {
    // Safe casts: the router wrote both.
    const positions = JSON.parse(sessionStorage.getItem(positionsKey) ?? "{}") as Record<string, number>;
    const { key } = history.state as { key: string };
    return positions[key] ?? 0;
  } catch {
    return 0;
  }
}
