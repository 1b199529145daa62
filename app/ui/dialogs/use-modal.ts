import { useLayoutEffect, type RefObject } from "react";

/**
 * Opens a modal dialog while it is mounted, then restores the focus, or moves it to `fallbackId` if that fails.
 *
 * @param first gets the focus instead of the first control, for example where a key on that would change an answer
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  fallbackId?: string,
  first?: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    first?.current?.focus();
    return () => {
      element?.close();
      if (before instanceof HTMLElement) before.focus();
      if (document.activeElement !== before || before === document.body)
        document.getElementById(fallbackId ?? "")?.focus();
    };
  }, [dialog, fallbackId, first]);
}
