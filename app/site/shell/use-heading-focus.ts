import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { isSamePlace } from "#app/site/parts/same-place.ts";
import { decodePart } from "#i18n/addresses.ts";

/**
 * Makes keyboards and screen readers continue from the new page: moves the focus to its heading or to the fragment's
 * element, as a full page load would; on Back, to the link that was followed.
 */
export function useHeadingFocus(mainId: string): void {
  const { pathname, search, hash, key, state } = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef({ pathname, search });
  // Index of the link that had the focus last, by the key of the history entry.
  const lastLinks = useRef(new Map<string, number>());
  // Before the focus is moved below, which belongs to the new entry.
  useLayoutEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const index = linksIn(mainId).findIndex((link) => link === target);
      if (index >= 0) lastLinks.current.set(key, index);
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, [key, mainId]);
  // Before the new page is painted: a passive effect would run only after the fade.
  useLayoutEffect(() => {
    const previous = shown.current;
    shown.current = { pathname, search };
    const isSamePage = previous.pathname === pathname;
    // A page that replaces its own query is still the same page, and so is one that is changed step by step.
    const isChanged = navigationType === "REPLACE" || (navigationType === "PUSH" && isSamePlace(state));
    if (isSamePage && (previous.search === search || isChanged)) return;
    const followed = navigationType === "POP" ? linksIn(mainId)[lastLinks.current.get(key) ?? -1] : undefined;
    if (followed) return followed.focus({ preventScroll: true });
    const main = document.getElementById(mainId);
    const target = hash
      ? main?.querySelector(`#${CSS.escape(decodePart(hash.slice(1)))}`)
      : main?.querySelector("h1");
    if (!(target instanceof HTMLElement)) return;
    target.setAttribute("tabindex", "-1");
    target.focus({ preventScroll: true });
  }, [pathname, search, hash, state, navigationType, key, mainId]);
}

function linksIn(mainId: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`#${mainId} a`)];
}
