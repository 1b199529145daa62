import type { ReactNode } from "react";
import { VisuallyHidden } from "#app/ui/layout/visually-hidden.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import styles from "./count-table.module.css";

interface CountRow {
  key: string;
  name: ReactNode;
  views: number;
}

interface CountTableProps {
  /** For screen readers: the heading above says it too. */
  caption: string;
  /** The name of the first column. */
  name: string;
  rows: CountRow[];
}

/** Names with their counts. */
export function CountTable({ caption, name, rows }: CountTableProps) {
  const texts = useAdminMessages().statistics;
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">{texts.views}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.name}</th>
            <td>{texts.number(row.views)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
