import { useLayoutEffect, useState } from "react";

/**
 * Moves the focus to the control with an id, once a change of a form's items is on the page: a control that moved with its item has
 * lost the focus, and one of a new or a closed item is there only then.
 */
export function useFocusMove(): (id: string) => void {
  const [focus, setFocus] = useState<{ id: string } | null>(null);
  useLayoutEffect(() => {
    if (focus) document.getElementById(focus.id)?.focus();
  }, [focus]);
  return (id) => setFocus({ id });
}
