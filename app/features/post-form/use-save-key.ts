import { useEffect, useEffectEvent, type RefObject } from "react";

/** Saves by Ctrl+S or Cmd+S: anywhere in the frame, and while nothing has the focus if there is something to save. */
export function useSaveKey(
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
