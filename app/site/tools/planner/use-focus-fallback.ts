import { useEffect, useRef, type RefObject } from "react";
import { usePlanLocation } from "./use-plan-navigation.ts";

/**
 * When a change of the plan has taken away what had the focus, it goes to the element, so that one reads on from there. Back
 * and forward leave it alone: the browser says where one is then.
 */
export function useFocusFallback(query: string, fallback: RefObject<HTMLElement | null>): void {
  const { isReturn } = usePlanLocation();
  const shown = useRef(query);
  useEffect(() => {
    if (shown.current === query) return;
    shown.current = query;
    if (isReturn) return;
    const { activeElement, body } = document;
    if (activeElement === body) fallback.current?.focus();
    // A stop more may have pushed it out of sight.
    else activeElement?.scrollIntoView({ block: "nearest" });
  }, [query, isReturn, fallback]);
}
