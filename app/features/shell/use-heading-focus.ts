import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Moves the focus to the heading of a newly shown page, as loading it afresh would, so that the keyboard
 * and a screen reader go on from there.
 *
 * @param mainId id of the element that holds the page
 */
export function useHeadingFocus(mainId: string): void {
  const { pathname, search, hash } = useLocation();
  const address = pathname + search;
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    if (hash) return;
    const heading = document.getElementById(mainId)?.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [address, hash, mainId]);
}
