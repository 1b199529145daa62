import type { ReactNode } from "react";
import styles from "./folded.module.css";

interface FoldedProps {
  title: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/** The rarely needed part of a form, behind its title. */
export function Folded({ title, isOpen, onToggle, children }: FoldedProps) {
  return (
    <details
      className={styles.folded}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary>{title}</summary>
      {children}
    </details>
  );
}
