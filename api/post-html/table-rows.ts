import type { Block } from "./post-blocks.ts";
import { lineBreak, normalizeRuns, type TextRun } from "./text-runs.ts";

export interface SourceCell {
  runs: TextRun[];
  isHead: boolean;
}

/** More would not be a table that anybody reads; a short input could also become a huge one by filling its rows up. */
export const maxColumns = 20;
export const maxRows = 500;

/**
 * The blocks of a table in the source: a table whose rows are all as long as the longest, without rows that are empty.
 * One of a single cell, or with too many, becomes paragraphs.
 */
export function tableBlocks(caption: string, source: readonly SourceCell[][]): Block[] {
  const rows = source
    .map((row) => row.map(({ runs, isHead }) => ({ runs: normalizeRuns(runs), isHead })))
    .filter((row) => row.some(({ runs }) => runs.length > 0));
  // Not `Math.max(...)`, which takes only so many arguments.
  const width = rows.reduce((longest, { length }) => Math.max(longest, length), 0);
  const title = paragraph([{ text: caption, marks: [] }]);
  if (width > maxColumns || rows.length > maxRows) return [...title, ...rows.flatMap(joinedRow)];
  if (width * rows.length < 2) return [...title, ...rows.flat().flatMap(({ runs }) => paragraph(runs))];
  const hasHeadRow = rows[0]?.every(({ isHead }) => isHead) ?? false;
  const body = hasHeadRow ? rows.slice(1) : rows;
  const hasHeadColumn = body.length > 0 && body.every(([first]) => first?.isHead);
  return [
    {
      kind: "table",
      caption,
      hasHeadRow,
      hasHeadColumn,
      rows: rows.map((row) => Array.from({ length: width }, (_, column) => row[column]?.runs ?? [])),
    },
  ];
}

function joinedRow(row: readonly SourceCell[]): Block[] {
  return paragraph(row.flatMap(({ runs }) => [...runs, { text: " ", marks: [] }]));
}

function paragraph(runs: TextRun[]): Block[] {
  const normal = normalizeRuns(runs);
  return normal.length > 0 ? [{ kind: "text", tag: "p", indent: 0, runs: normal }] : [];
}

/** All text of the blocks, a line for each paragraph or item. */
export function linesOf(blocks: readonly Block[]): TextRun[] {
  return blocks.flatMap((block): TextRun[] => {
    const end = { text: lineBreak, marks: [] };
    switch (block.kind) {
      case "text":
        return [...block.runs, end];
      case "quote":
      case "callout":
        return linesOf(block.blocks);
      case "list":
        return block.items.flatMap((item) => linesOf(item.blocks));
      case "table":
        return block.rows.flatMap((row) => [
          ...row.flatMap((runs) => [...runs, { text: " ", marks: [] }]),
          end,
        ]);
      case "picture":
      case "gallery":
      case "video":
      case "rule":
        return [];
    }
  });
}

/** What the blocks hold beside text. */
export function mediaOf(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block): Block[] => {
    switch (block.kind) {
      case "text":
      case "table":
      case "rule":
        return [];
      case "quote":
      case "callout":
        return mediaOf(block.blocks);
      case "list":
        return block.items.flatMap((item) => mediaOf(item.blocks));
      case "picture":
      case "gallery":
      case "video":
        return [block];
    }
  });
}
