import { useEffect, useRef, useState, type RefCallback } from "react";

type Row = { id: string };

/** Moves the focus to a row of a list, for when the row that had it is gone. */
export function useRowFocus<Control extends HTMLElement>() {
  const heading = useRef<HTMLHeadingElement>(null);
  const controls = useRef(new Map<string, Control>());
  const [target, setTarget] = useState<{ id: string | undefined } | null>(null);
  useEffect(() => {
    if (target) (controls.current.get(target.id ?? "") ?? heading.current)?.focus();
  }, [target]);

  return {
    /** For the list's heading, which gets the focus when no row is left. */
    heading,
    /** The `ref` of the control that gets the focus in a row. */
    controlOf:
      ({ id }: Row): RefCallback<Control> =>
      (control) => {
        if (control) controls.current.set(id, control);
        return () => void controls.current.delete(id);
      },
    focusRow: (id: string) => setTarget({ id }),
    /** @param rows as they were with the row that is gone */
    focusNeighbour(rows: readonly Row[], gone: Row): void {
      const index = rows.findIndex(({ id }) => id === gone.id);
      setTarget({ id: (rows[index + 1] ?? rows[index - 1])?.id });
    },
  };
}
