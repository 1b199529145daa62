import { runsToHtml, type TextRun } from "./text-runs.ts";

/** A table of text. In canonical HTML it has a head row or none, a head column or none, and no merged cells. */
export interface TableBlock {
  kind: "table";
  /** Plain text; empty for a table without one. */
  caption: string;
  hasHeadRow: boolean;
  hasHeadColumn: boolean;
  /** All of the same length. */
  rows: TextRun[][][];
}

/** With the elements for head, body and caption, and the `scope` of its head cells. */
export function tableToHtml({ caption, hasHeadRow, hasHeadColumn, rows }: TableBlock): string {
  const title = caption === "" ? "" : `<caption>${runsToHtml([{ text: caption, marks: [] }])}</caption>`;
  const rowToHtml = (cells: TextRun[][], isHead: boolean) =>
    `<tr>${cells
      .map((runs, column) => {
        const isRowHead = hasHeadColumn && column === 0;
        const tag = isHead || isRowHead ? "th" : "td";
        const scope = isHead ? ' scope="col"' : isRowHead ? ' scope="row"' : "";
        return `<${tag}${scope}>${runsToHtml(runs)}</${tag}>`;
      })
      .join("")}</tr>`;
  const [head] = hasHeadRow ? rows : [];
  const body = hasHeadRow ? rows.slice(1) : rows;
  const thead = head ? `<thead>${rowToHtml(head, true)}</thead>` : "";
  const tbody = body.length > 0 ? `<tbody>${body.map((row) => rowToHtml(row, false)).join("")}</tbody>` : "";
  return `<table>${title}${thead}${tbody}</table>`;
}
