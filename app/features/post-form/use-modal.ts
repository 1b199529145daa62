import { useLayoutEffect, type RefObject } from "react";

/**
 * Opens a dialog above the page for as long as it is drawn, and gives the focus back afterwards.
 *
 * @param fallbackId of the control that takes the focus when the one that had it is gone or disabled
 */
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
