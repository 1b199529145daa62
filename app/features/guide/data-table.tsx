import type { Table } from "#content/guide-page.ts";
import { MarkedText } from "./marked-text.tsx";
import styles from "./data-table.module.css";

/** A table; where the screen is narrow each row becomes a block whose cells say their column. */
export function DataTable({ table: { caption, head, rows } }: { table: Table }) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = "", ...cells]) => (
          <tr key={name}>
            <th scope="row">
              <MarkedText>{name}</MarkedText>
            </th>
            {cells.map((cell, column) => (
              <td key={head[column + 1]} data-column={head[column + 1]}>
                <MarkedText>{cell}</MarkedText>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
