import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * Moves the focus to the heading of a newly shown page, or to the part that the address names, as loading
 * it afresh would, so that the keyboard and a screen reader go on from there. Back leads to the link that
 * was followed.
 *
 * @param mainId id of the element that holds the page
 */
export function useHeadingFocus(mainId: string): void {
  const { pathname, search, hash, key } = useLocation();
  const way = useNavigationType();
  const shown = useRef({ pathname, search });
  // Which of a page's links had the focus last, by the key of its entry in the history.
  const lastLinks = useRef(new Map<string, number>());
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const index = linksIn(mainId).findIndex((link) => link === target);
      if (index >= 0) lastLinks.current.set(key, index);
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, [key, mainId]);
  // Before the new page is painted: a passive effect would wait for the end of the fade.
  useLayoutEffect(() => {
    const left = shown.current;
    shown.current = { pathname, search };
    const isSamePage = left.pathname === pathname;
    // A page that replaces its own query is still the one that is being read.
    if (isSamePage && (left.search === search || way === "REPLACE")) return;
    const followed = way === "POP" ? linksIn(mainId)[lastLinks.current.get(key) ?? -1] : undefined;
    if (followed) return followed.focus({ preventScroll: true });
    const main = document.getElementById(mainId);
    const target = hash
      ? main?.querySelector(`#${CSS.escape(decodeFragment(hash))}`)
      : main?.querySelector("h1");
    if (!(target instanceof HTMLElement)) return;
    target.setAttribute("tabindex", "-1");
    target.focus({ preventScroll: true });
  }, [pathname, search, hash, way, key, mainId]);
}

function linksIn(mainId: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`#${mainId} a`)];
}

function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
