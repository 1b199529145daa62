import { useEffect, useState } from "react";
import { onDemand } from "#app/admin/calls/on-demand.tsx";

const ShortcutsSheet = onDemand(async () => (await import("./shortcuts-sheet.tsx")).ShortcutsSheet);

/** F1, Ctrl+/ or Cmd+/ opens the sheet of shortcuts, except under an open dialog. */
export function ShortcutsByKey() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    // With Shift too: on Hungarian and Spanish keyboards the slash needs it, and there Ctrl+Shift makes lists of a text. F1 is on every one.
    const press = (event: KeyboardEvent) => {
      const { key, shiftKey, altKey, defaultPrevented } = event;
      const isCommand = event.ctrlKey || event.metaKey;
      const isOurs = isCommand ? key === "/" : key === "F1" && !shiftKey;
      if (!isOurs || altKey || defaultPrevented) return;
      if (document.querySelector("dialog:modal")) return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  return isOpen && <ShortcutsSheet onClose={() => setIsOpen(false)} />;
}
