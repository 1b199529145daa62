import type { Table } from "#content/guide-page.ts";
import { MarkedText } from "./marked-text.tsx";
import styles from "./data-table.module.css";

/** So many letters of text fit beside one another on a telephone. */
const narrow = 40;

/** A table; where the screen is too narrow for its columns each row becomes a block whose cells say their column. */
export function DataTable({ table: { caption, head, rows } }: { table: Table }) {
  const longest = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const isWide = head.length > 2 && longest.reduce((sum, length) => sum + length) > narrow;
  return (
    <table className={isWide ? `${styles.table} ${styles.wide}` : styles.table}>
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
