/** Address of the script that looks whether the site was updated. It is the same in every build: an old page asks a new server for it. */
export const reloadScript = "/reload-when-safe.js";

/** Address of the script that answers a post's buttons for sharing; only posts ask for it. */
export const sharingScript = "/sharing.js";

/** Address of the script that scrolls a page to where it was read in a document of React's. */
export const scrollScript = "/scroll.js";

/** Address of the script that suggests while somebody searches; fetched once a search field has the focus. */
export const searchScript = "/search.js";

/** Address of the script that offers the form of a page to who is signed in. */
export const editScript = "/edit.js";

/** Address of the script that shows sums in the money of the reader's own country; only who has chosen one asks for it. */
export const ownMoneyScript = "/own-money.js";

/** Address of the script that loads videos and pictures of other sites; asked for by a click on one, or once the reader has agreed. */
export const embedsScript = "/embeds.js";

/** The state that the page script hands over to React. */
export interface UnhydratedPage {
  /** The reader's events so far; who answers them takes them out. */
  queued: Event[];
  /** From here on each event is React's, or, where React cannot come, the browser's. */
  stopCapturing: () => void;
}

/** The data for hydrating a page, which the server writes into an element with the id `_hydration`. */
export interface HydrationInfo {
  /** The module that starts React. */
  entry: string;
  /** Modules that it will import. */
  modules: string[];
  /** Changes with the page's data; they are at the page's address with `hydrationPrefix` before it. */
  version: string;
  /** The data themselves, on a page that is not the same for everybody. */
  hydration?: HydrationData;
}

/** The data with which React takes over the server's HTML. */
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

/** @param page this one, or another that was fetched */
export function readHydrationInfo(page = document): HydrationInfo {
  // Safe cast: our own server wrote it.
  return JSON.parse(page.getElementById("_hydration")?.textContent ?? "") as HydrationInfo;
}
