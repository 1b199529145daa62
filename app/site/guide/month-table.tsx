import type { ReactNode } from "react";
import { VisuallyHidden } from "#app/ui/layout/visually-hidden.tsx";
import { useMessages } from "#i18n/page-language.tsx";
import styles from "./month-table.module.css";

interface MonthTableProps {
  caption: ReactNode;
  /** The beginning of all ids, of which each table of a page has another. */
  prefix: string;
  groups: readonly {
    id: string;
    name: string;
    /** One for each month. */
    cells: readonly { content: ReactNode; className: string | undefined }[];
  }[];
}

/** A column for each month, and the subject above each row. */
export function MonthTable({ caption, prefix, groups }: MonthTableProps) {
  const { months, monthLetters } = useMessages().figures;
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {months.map((month, index) => (
            <th key={month} scope="col" id={`${prefix}month${index}`}>
              <span aria-hidden="true">{monthLetters[index]}</span>
              <VisuallyHidden>{month}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ id, name, cells }) => (
        <tbody key={id}>
          <tr>
            <th colSpan={12} scope="rowgroup" id={prefix + id} className={styles.group}>
              {name}
            </th>
          </tr>
          <tr>
            {cells.map(({ content, className }, index) => (
              <td key={months[index]} headers={`${prefix}${id} ${prefix}month${index}`} className={className}>
                {content}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  );
}
