/** Event of the document: React is awake. */
export const awake = "awake";

/** What the server writes into a page for waking it, in an element with the id `_waking`. */
export interface WakingData {
  /** The module that starts React. */
  entry: string;
  /** Modules that it will import. */
  modules: string[];
  /** Changes with the page's data; they are at the page's address with `hydrationPrefix` before it. */
  version: string;
  /** The data themselves, on a page that is not the same for everybody. */
  hydration?: HydrationData;
}

/** What React needs to take over the server's HTML. */
export interface HydrationData {
  version: string;
  /** The router's settings. */
  context: object;
  /** The pages' data and errors, as the router encodes them. */
  state: string;
  /** Modules of the matched routes, by route id. */
  routes: Record<string, string>;
  /** The module that tells the router of all routes. */
  manifest: string;
}
