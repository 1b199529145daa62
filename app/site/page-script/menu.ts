import { answerFirst } from "./answer-first.ts";

/**
 * Closes the submenu on Escape, on a click elsewhere and when it loses the focus; closes the whole menu when a link is followed.
 * The browser itself closes the menu's popover on Escape and on a click elsewhere.
 */
export function closeMenus(): void {
  answerFirst("keydown", (event) => {
    const open = openGuide();
    if (event.key !== "Escape" || !open) return;
    // The popover around it stays open until the next Escape.
    event.preventDefault();
    open.open = false;
    open.querySelector("summary")?.focus();
  });
  answerFirst("click", leave);
  answerFirst("focusin", leave);
  // A page that React shows on Back or Forward.
  window.addEventListener("popstate", closeAll);
}

function leave({ type, target }: Event): void {
  if (!(target instanceof Element)) return;
  const open = openGuide();
  if (type === "click" && target.closest("a")) closeAll();
  // A mouse press moves the focus before the click: closing now would move the click's target away.
  else if (open && !open.contains(target) && (type === "click" || target.matches(":focus-visible")))
    open.open = false;
}

const openGuide = () => document.querySelector<HTMLDetailsElement>("[data-by=menu] details[open]");

function closeAll(): void {
  const guide = openGuide();
  if (guide) guide.open = false;
  // Browsers without popovers always show the menu.
  const menu = document.querySelector<HTMLElement>("[data-by=menu]");
  if (menu?.matches(":popover-open")) menu.hidePopover();
}
