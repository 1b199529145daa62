import { useState, type FocusEvent, type KeyboardEvent } from "react";

/** Roving tab index for elements with `data-roving`: Tab reaches the last used one, arrow keys move between them. */
export function useRovingFocus() {
  const [current, setCurrent] = useState<string | null>(null);

  function onFocus({ target }: FocusEvent): void {
    const name = target.getAttribute("data-roving");
    if (name) setCurrent(name);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-roving]")];
    const index = items.findIndex((item) => item === document.activeElement);
    const next = nextIndex(event.key, index, items.length);
    if (next === null || index < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    // Left and right would also change a select.
    event.preventDefault();
    items[next]?.focus();
  }

  /** @param name the element's `data-roving`; exactly one element is the first */
  const tabIndex = (name: string, isFirst = false) =>
    (current === null ? isFirst : current === name) ? 0 : -1;

  return { onFocus, onKeyDown, tabIndex };
}

function nextIndex(key: string, index: number, count: number): number | null {
  if (key === "ArrowRight") return (index + 1) % count;
  if (key === "ArrowLeft") return (index - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}
