import { useEffect, useEffectEvent } from "react";
import { useOpenHere } from "./use-open-here.ts";

/** Ctrl+K or Cmd+K opens the palette, except in a text editor, where it makes a link, and under an open dialog. */
export function usePaletteKey(isWanted: boolean) {
  const palette = useOpenHere();
  const open = useEffectEvent(palette.open);
  useEffect(() => {
    if (!isWanted) return;
    const press = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey, key, target } = event;
      if (key.toLowerCase() !== "k" || !(ctrlKey || metaKey) || altKey || shiftKey) return;
      const isInEditor = target instanceof HTMLElement && target.isContentEditable;
      if (event.defaultPrevented || isInEditor || document.querySelector("dialog:modal")) return;
      event.preventDefault();
      open();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isWanted]);
  return palette;
}
