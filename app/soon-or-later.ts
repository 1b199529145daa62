/** How long a page waits for a part of itself before it is shown without it, in milliseconds. */
const patience = 150;

/**
 * For a `clientLoader`: what comes soon is given as it is, so that no waiting flickers past; what takes longer
 * as the promise of it. On the way back a page always comes whole, or its old place could not be found again.
 *
 * @param url the address that is loaded
 * @returns wrapped, because a promise in a promise would be waited for
 */
export async function soonOrLater<T>(coming: Promise<T>, url: URL): Promise<{ part: T | Promise<T> }> {
  if (isReturn(url)) return { part: await coming };
  const isLate = new Promise<boolean>((resolve) => setTimeout(() => resolve(true), patience));
  const isSoon = coming.then(() => false);
  return { part: (await Promise.race([isSoon, isLate])) ? coming : await coming };
}

/** On Back and Forward the browser has the address before the page; a followed link brings it after. */
function isReturn({ pathname, search }: URL): boolean {
  return pathname + search === location.pathname + location.search;
}
