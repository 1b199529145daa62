import { useId, useRef } from "react";
import { Button } from "./button.tsx";
import styles from "./more-actions.module.css";

interface Action {
  name: string;
  onChoose: () => void;
}

/** Actions that are rarely needed, behind one button: their list opens above it and closes with a choice. */
export function MoreActions({ label, actions }: { label: string; actions: readonly Action[] }) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  return (
    <>
      <Button kind="quiet" small popoverTarget={id}>
        {label}
        <svg viewBox="0 0 12 8" width="12" height="8" aria-hidden="true" className={styles.arrow}>
          <path d="m1 7 5-5 5 5" />
        </svg>
      </Button>
      <div ref={menu} id={id} popover="auto" role="group" aria-label={label} className={styles.menu}>
        {actions.map(({ name, onChoose }) => (
          <Button
            key={name}
            kind="quiet"
            small
            onClick={() => {
              // The focus goes back to the button before a dialog takes it.
              menu.current?.hidePopover();
              onChoose();
            }}
          >
            {name}
          </Button>
        ))}
      </div>
    </>
  );
}
