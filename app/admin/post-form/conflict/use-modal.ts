import { useLayoutEffect, type RefObject } from "react";

/** Opens a modal dialog while it is mounted, then restores the focus, or moves it to `fallbackId` if that fails. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, fallbackId: string): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (before instanceof HTMLElement) before.focus();
      if (document.activeElement !== before || before === document.body)
        document.getElementById(fallbackId)?.focus();
    };
  }, [dialog, fallbackId]);
}
