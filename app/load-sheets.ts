/**
 * Puts the links to the page's style sheets back, which the server has replaced by the rules that its HTML uses
 * (`app/inlining/inline-styles.ts`): React expects them, and what it draws later needs the other rules.
 *
 * @returns when they are here, or failed to come
 */
export async function loadSheets(): Promise<void> {
  const style = document.querySelector<HTMLStyleElement>("style[data-sheets]");
  const links = (style?.dataset["sheets"] ?? "").split(" ").filter(Boolean).map(sheetLink);
  const areLoaded = links.map((link) => new Promise((resolve) => (link.onload = link.onerror = resolve)));
  style?.after(...links);
  await Promise.all(areLoaded);
}

function sheetLink(address: string): HTMLLinkElement {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  return link;
}
