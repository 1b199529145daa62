import type { ReactNode } from "react";
import { StepButtons, type Stepping } from "#app/ui/buttons/step-buttons.tsx";
import { ArrangedRows } from "#app/ui/lists/arranged-row.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import type { MenuLine } from "#i18n/site/site-menu.ts";
import styles from "./menu.module.css";

interface MenuPlaceListProps {
  name: string;
  lines: readonly MenuLine[];
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** How a group moves among the groups; null for a place that stays where it is. */
  group: (Stepping & { id: string }) | null;
  /** The rows of the lines. */
  children: ReactNode;
}

/** A place of the menu: its name and how many pages it links, and its pages when it is opened. */
export function MenuPlaceList({ name, lines, isOpen, onToggle, group, children }: MenuPlaceListProps) {
  const {
    siteMenu: texts,
    storedForm: { rows },
  } = useAdminMessages();
  const hidden = lines.filter(({ isHidden }) => isHidden).length;
  return (
    <div className={styles.place}>
      <details open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
        <summary className={styles.summary}>
          <span className={styles.name}>{name}</span>{" "}
          <span className={styles.count}>{texts.count(lines.length - hidden, hidden)}</span>
        </summary>
        <ArrangedRows>{children}</ArrangedRows>
      </details>
      {group && (
        <span className={styles.steps}>
          <StepButtons up={rows.up(name)} down={rows.down(name)} {...group} />
        </span>
      )}
    </div>
  );
}
