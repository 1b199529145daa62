import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Moves the focus to the heading of a newly shown page, or to the part that the address names, as loading
 * it afresh would, so that the keyboard and a screen reader go on from there.
 *
 * @param mainId id of the element that holds the page
 */
export function useHeadingFocus(mainId: string): void {
  const { pathname, search, hash } = useLocation();
  const address = pathname + search;
  const shown = useRef(address);
  // Before the new page is painted: a passive effect would wait for the end of the fade.
  useLayoutEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    const main = document.getElementById(mainId);
    const target = hash
      ? main?.querySelector(`#${CSS.escape(decodeFragment(hash))}`)
      : main?.querySelector("h1");
    if (!(target instanceof HTMLElement)) return;
    target.setAttribute("tabindex", "-1");
    target.focus({ preventScroll: true });
  }, [address, hash, mainId]);
}

function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
