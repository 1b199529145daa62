import { useEffect } from "react";
import { useBlocker, type Blocker } from "react-router";
import { withoutLanguage } from "#i18n/addresses.ts";
import { isUnsaved } from "./form-state.ts";
import type { FormStore } from "./form-store.ts";

/** Warns before a page with unsaved words is closed, and stops links within the site until it is decided. */
export function useLeaveWarning(store: FormStore, hasUnsaved: boolean): Blocker {
  useEffect(() => {
    if (!hasUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [hasUnsaved]);

  // Asked of the store itself: after a save the page is left before it is drawn again.
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      // In another language it is the same page, and the form stays.
      withoutLanguage(currentLocation.pathname) !== withoutLanguage(nextLocation.pathname) &&
      isUnsaved(store.newest()),
  );
}
