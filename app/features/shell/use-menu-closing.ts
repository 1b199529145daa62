import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import { useLocation } from "react-router";

/**
 * Closes what the visitor opened in the menu: the guide's pages on Escape, on a click elsewhere and when the
 * keyboard goes on, and everything when another page is shown. The menu of narrow screens is a popover: the
 * browser itself closes it on Escape and on a click elsewhere.
 */
export function useMenuClosing(
  menu: RefObject<HTMLElement | null>,
  guide: RefObject<HTMLDetailsElement | null>,
): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useLayoutEffect(() => {
    // What was opened before the script came stays open.
    if (shown.current === key) return;
    shown.current = key;
    closeAll(menu.current, guide.current);
  }, [key, menu, guide]);
  useEffect(() => {
    function close(event: KeyboardEvent): void {
      if (event.key !== "Escape" || !guide.current?.open) return;
      // The popover around it, if there is one, waits for the next Escape.
      event.preventDefault();
      guide.current.open = false;
      guide.current.querySelector("summary")?.focus();
    }
    function leave({ type, target }: Event): void {
      if (!(target instanceof Element) || !guide.current?.open) return;
      const chosen = type === "click" ? target.closest("a") : null;
      if (chosen && menu.current?.contains(chosen)) closeAll(menu.current, guide.current);
      else if (guide.current.contains(target)) return;
      // A click moves the focus before it lands; what it aims at must not move away.
      else if (type === "click" || target.matches(":focus-visible")) guide.current.open = false;
    }
    document.addEventListener("keydown", close);
    document.addEventListener("click", leave);
    document.addEventListener("focusin", leave);
    return () => {
      document.removeEventListener("keydown", close);
      document.removeEventListener("click", leave);
      document.removeEventListener("focusin", leave);
    };
  }, [menu, guide]);
}

function closeAll(menu: HTMLElement | null, guide: HTMLDetailsElement | null): void {
  if (guide) guide.open = false;
  // An old browser knows no popovers; there the menu is always open.
  if (menu?.matches(":popover-open")) menu.hidePopover();
}
