import type { Block, Node, Paragraph } from "#api/documents/block-tree.ts";
import type { Run } from "#api/documents/inline.ts";
import { contentOf } from "#api/documents/walk-nodes.ts";
import { foldFacts, lineBreak, normalizeRuns, textRun, unfoldFacts } from "./text-runs.ts";

export interface SourceCell {
  runs: Run[];
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
  const title = paragraphs([textRun(caption)]);
  if (width > maxColumns || rows.length > maxRows) return [...title, ...rows.flatMap(joinedRow)];
  if (width * rows.length < 2) return [...title, ...rows.flat().flatMap(({ runs }) => paragraphs(runs))];
  const hasHeadRow = rows[0]?.every(({ isHead }) => isHead) ?? false;
  const body = hasHeadRow ? rows.slice(1) : rows;
  const hasHeadColumn = body.length > 0 && body.every(([first]) => first?.isHead);
  const isHead = (row: number, column: number) =>
    (hasHeadRow && row === 0) || (hasHeadColumn && column === 0);
  return [
    {
      type: "table",
      content: rows.map((cells, row) => ({
        type: "tableRow",
        content: Array.from({ length: width }, (_, column) => ({
          type: isHead(row, column) ? "tableHeader" : "tableCell",
          content: [{ type: "paragraph", content: foldFacts(cells[column]?.runs ?? []) }],
        })),
      })),
    },
    ...captionOf(caption),
  ];
}

/** The block below a table that is its caption. */
export function captionOf(caption: string): Block[] {
  return caption === "" ? [] : [{ type: "tableCaption", content: [textRun(caption)] }];
}

function joinedRow(row: readonly SourceCell[]): Block[] {
  return paragraphs(row.flatMap(({ runs }) => [...runs, textRun(" ")]));
}

/** None without text. */
function paragraphs(runs: Run[]): Paragraph[] {
  const normal = normalizeRuns(runs);
  return normal.length > 0 ? [{ type: "paragraph", content: foldFacts(normal) }] : [];
}

/** All text of the blocks, a line for each paragraph, item or row. */
export function linesOf(nodes: readonly Node[]): Run[] {
  return nodes.flatMap((node): Run[] => {
    if (node.type === "tableCaption") return [];
    if (node.type === "paragraph" || node.type === "heading") {
      return [...unfoldFacts(node.content), lineBreak()];
    }
    if (node.type === "tableRow") {
      const cells = node.content.flatMap(({ content: [cell] }) => [
        ...unfoldFacts(cell.content),
        textRun(" "),
      ]);
      return [...cells, lineBreak()];
    }
    return linesOf(contentOf(node));
  });
}

/** The media among the nodes, such as pictures. */
export function mediaOf(nodes: readonly Node[]): Block[] {
  return nodes.flatMap((node): Block[] => {
    if (node.type === "picture" || node.type === "gallery" || node.type === "video") return [node];
    return mediaOf(contentOf(node));
  });
}
