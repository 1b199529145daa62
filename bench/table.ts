import { formatLimit, formatValues, holds, type Measure } from "./measure.ts";

const tableHead = ["what", "", "measured", "limit", "holds"];

/** One row a measure; a subject stands in the first of its rows alone. */
export function rowsOf(measures: Measure[]): string[][] {
  return measures.map((measure, index) => {
    const isSame = measures[index - 1]?.subject === measure.subject;
    return [
      isSame ? "" : measure.subject,
      measure.what,
      formatValues(measure),
      formatLimit(measure),
      answer(measure),
    ];
  });
}

function answer(measure: Measure): string {
  const held = holds(measure);
  if (held === null) return "";
  return held ? "yes" : "**no**";
}

/** A Markdown table with columns of even width, readable in a terminal too. */
export function formatTable(rows: string[][]): string {
  const all = [tableHead, ...rows];
  const widths = tableHead.map((_, column) => Math.max(3, ...all.map((row) => widthOf(row[column]))));
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  const pad = (row: string[]) => widths.map((width, column) => padEnd(row[column] ?? "", width));
  const rule = widths.map((width) => "-".repeat(width));
  return [line(pad(tableHead)), line(rule), ...rows.map((row) => line(pad(row)))].join("\n");
}

/** Characters as the reader sees them. */
const widthOf = (text = "") => [...text].length;

const padEnd = (text: string, width: number) => text + " ".repeat(width - widthOf(text));
