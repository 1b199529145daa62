import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

/** Sends lines of a table, as they come, to be stored under a name. */
export function sendCsv(reply: FastifyReply, name: string, lines: AsyncIterable<string>): FastifyReply {
  reply.header("content-disposition", `attachment; filename="${name}"`);
  return reply.type("text/csv; charset=utf-8").send(Readable.from(lines));
}

/** The names of the columns, as the first line (RFC 4180). */
export function csvHead(columns: readonly string[]): string {
  return `${columns.join(",")}\r\n`;
}

/** The rows as lines with these columns, each with its end. Null is an empty cell. */
export function csvOf<C extends string>(
  rows: readonly Record<C, string | number | null>[],
  columns: readonly C[],
): string {
  return rows.map((row) => `${columns.map((column) => cellOf(row[column])).join(",")}\r\n`).join("");
}

/**
 * A spreadsheet would run a text that begins like a formula, so such a text gets an apostrophe before it. Many spreadsheets part
 * cells at semicolons or tabs, by their language: the same goes for what stands behind these, and behind the end of a line.
 */
const formulaStart = /(^|[;\t\r\n])(?=[=+\-@\t\r])/g;

/** Every text is quoted, also one that would not need it: a reader that parts cells elsewhere keeps more of it together. */
function cellOf(value: string | number | null): string {
  if (typeof value === "number") return String(value);
  if (value === null || value === "") return "";
  return `"${value.replaceAll(formulaStart, "$1'").replaceAll('"', '""')}"`;
}
