import type { ReactNode } from "react";
import styles from "./legend.module.css";

interface LegendProps {
  className?: string | undefined;
  /** Its lines, each with a sign. */
  children: ReactNode;
}

/** Explains the signs of a figure, whose words say the same to screen readers. */
export function Legend({ className, children }: LegendProps) {
  return (
    <ul className={className ? `${styles.legend} ${className}` : styles.legend} aria-hidden="true">
      {children}
    </ul>
  );
}
