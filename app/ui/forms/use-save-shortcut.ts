import { useEffect, useEffectEvent, type RefObject } from "react";

/** Ctrl+S or Cmd+S saves: anywhere in the form, and without a focused element if there are changes. */
export function useSaveShortcut(
  frame: RefObject<HTMLElement | null>,
  save: () => void,
  hasUnsaved: boolean,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    const { target } = event;
    const isInside = target instanceof Node && frame.current?.contains(target);
    if (!isInside && !(target === document.body && hasUnsaved)) return;
    event.preventDefault();
    save();
  });
  useEffect(() => {
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
