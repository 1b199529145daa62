import type { Table } from "#content/guide-page.ts";
import { MarkedText } from "./marked-text.tsx";
import styles from "./data-table.module.css";

/** So many letters of text fit beside one another on a telephone. */
const narrow = 40;

/** Two or three columns with less than this would drift apart across the page. */
const sparse = 64;

/** "2335 m", "26.", "–" and the like stand with their ends under one another. */
const number = /^(?:–|\d[\d\s.,]*[\p{Ll}º]{0,3})$/u;

/** A table; where the screen is too narrow for its columns each row becomes a block whose cells say their column. */
export function DataTable({ table: { caption, head, rows } }: { table: Table }) {
  const longest = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const letters = longest.reduce((sum, length) => sum + length);
  const isNumber = head.map((_, column) => rows.every((row) => number.test(row[column] ?? "")));
  const classes = [
    styles.table,
    head.length > 2 && letters > narrow && styles.wide,
    head.length < 4 && letters < sparse && styles.sparse,
  ];
  return (
    <table className={classes.filter(Boolean).join(" ")}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((name, column) => (
            <th key={name} scope="col" className={isNumber[column] ? styles.number : undefined}>
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
              <td
                key={head[column + 1]}
                data-column={head[column + 1]}
                className={isNumber[column + 1] ? styles.number : undefined}
              >
                <MarkedText>{cell}</MarkedText>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
