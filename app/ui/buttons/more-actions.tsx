import { useId, useRef, type ReactNode } from "react";
import { Button } from "./button.tsx";
import styles from "./more-actions.module.css";

/** What is rarely done, behind one button: a list that opens above it and closes with a choice. */
export function MoreActions({ label, children }: { label: string; children: ReactNode }) {
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
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className={styles.menu}
        // The focus goes back to the button before what was chosen takes it.
        onClick={() => menu.current?.hidePopover()}
      >
        {children}
      </div>
    </>
  );
}
