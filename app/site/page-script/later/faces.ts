import { afterLoad } from "./after-load.ts";

/**
 * Gives the page its own faces: at once to readers who have them from another page, and to others once the page is loaded, so
 * that they hold up neither its words nor its picture.
 *
 * @returns to be called when a page is shown
 */
export function bringFaces(): () => void {
  // A service worker stands since an earlier page; there is none without https.
  if ((navigator as Partial<Navigator>).serviceWorker?.controller) show();
  // React removes attributes that it does not know when it renders the whole document again.
  return () => afterLoad(show);
}

function show(): void {
  // From the browser's cache they come before the first paint, if they are asked for before there is text.
  for (const face of document.querySelectorAll<HTMLLinkElement>("[as=font]")) face.media = "";
  document.documentElement.toggleAttribute("data-faces", true);
}
