import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import { useLocation } from "react-router";

/**
 * Closes the submenu on Escape, on a click elsewhere and when it loses the focus; closes the whole menu on a navigation.
 * The browser itself closes the menu's popover on Escape and on a click elsewhere.
 */
export function useMenuClosing(
  menu: RefObject<HTMLElement | null>,
  guide: RefObject<HTMLDetailsElement | null>,
): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useLayoutEffect(() => {
    // Nothing is closed at hydration: the visitor may have opened the menu already.
    if (shown.current === key) return;
    shown.current = key;
    closeAll(menu.current, guide.current);
  }, [key, menu, guide]);
  useEffect(() => {
    function close(event: KeyboardEvent): void {
      if (event.key !== "Escape" || !guide.current?.open) return;
      // The popover around it stays open until the next Escape.
      event.preventDefault();
      guide.current.open = false;
      guide.current.querySelector("summary")?.focus();
    }
    function leave({ type, target }: Event): void {
      if (!(target instanceof Element) || !guide.current?.open) return;
      const chosen = type === "click" ? target.closest("a") : null;
      if (chosen && menu.current?.contains(chosen)) closeAll(menu.current, guide.current);
      else if (guide.current.contains(target)) return;
      // A mouse press moves the focus before the click: closing now would move the click's target away.
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
  // Browsers without popovers always show the menu.
  if (menu?.matches(":popover-open")) menu.hidePopover();
}
