import { DomUtils } from "htmlparser2";
import { isElement, type PageElement } from "./page-elements.ts";

interface TurnedCell {
  name: "th" | "td";
  /** Whose words stand in it; none in the corner. */
  cell?: PageElement | undefined;
  /** The head of its column. */
  head?: PageElement | undefined;
}

const rowsOf = (table: PageElement) => DomUtils.findAll(({ name }) => name === "tr", table.children);
const isGroup = ({ attribs }: PageElement) => attribs["scope"] === "rowgroup";

/** Whether a table has a column for each month and its subjects above its rows: too wide for the screen of a reader. */
export function isTurned(table: PageElement): boolean {
  return DomUtils.existsOne(isGroup, table.children);
}

/** The same table with a row for each of its columns, and its subjects side by side. */
export function turnedRows(table: PageElement): TurnedCell[][] {
  const [head = [], ...rows] = rowsOf(table).map((row) => row.children.filter(isElement));
  const groups = rows.flat().filter(isGroup);
  const bodies = rows.filter((cells) => !cells.some(isGroup));
  return [
    [{ name: "td" }, ...groups.map((cell) => ({ name: "th" as const, cell }))],
    ...head.map((cell, column): TurnedCell[] => [
      { name: "th", cell },
      ...bodies.map((cells, body) => ({ name: "td" as const, cell: cells[column], head: groups[body] })),
    ]),
  ];
}
