import { useEffect, useRef, type RefObject } from "react";

/**
 * Moves the focus to what is said of an action that is done, for when the control that had it goes.
 *
 * @param outcome another value for each action; nothing is done while it is null
 * @returns the `ref` of an element with `tabIndex={-1}`
 */
export function useOutcomeFocus<E extends HTMLElement>(outcome: unknown): RefObject<E | null> {
  const said = useRef<E>(null);
  useEffect(() => {
    if (outcome !== null) said.current?.focus();
  }, [outcome]);
  return said;
}
