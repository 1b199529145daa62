/** Milliseconds that a navigation waits for a part of the page before it shows the page without it. */
const timeout = 150;

/**
 * For a `clientLoader`: gives a fast answer as a value, so that no loading state flickers, and a slow one as a promise. On
 * Back and Forward it always waits, because the browser restores the scroll position only on a complete page. The object is
 * needed because an async function would await a bare promise.
 */
export async function deferSlow<T>(answer: Promise<T>, url: URL): Promise<{ part: T | Promise<T> }> {
  if (isBackOrForward(url)) return { part: await answer };
  const isLate = new Promise<boolean>((resolve) => setTimeout(() => resolve(true), timeout));
  const isSoon = answer.then(() => false);
  return { part: (await Promise.race([isSoon, isLate])) ? answer : await answer };
}

/** On Back and Forward the browser changes the address before the page loads; for a followed link, after. */
function isBackOrForward({ pathname, search }: URL): boolean {
  return pathname + search === location.pathname + location.search;
}
