/** Does work in an idle moment after the page is loaded. */
export function afterLoad(work: () => void): void {
  // A page that has nothing more to draw may have no idle moment ever.
  const soon = () => window.requestIdleCallback?.(work, { timeout: 2000 }) ?? setTimeout(work);
  if (document.readyState === "complete") soon();
  else addEventListener("load", soon);
}
