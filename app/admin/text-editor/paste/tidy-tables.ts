import { maxColumns, maxRows } from "#api/post-html/table-rows.ts";

/** Makes tables whose cells hold paragraphs and are not merged, as the editor's do. */
export function tidyTables(body: HTMLElement): void {
  // The inner ones first: a table in a cell becomes lines.
  for (const table of [...body.querySelectorAll("table")].toReversed()) tidyTable(table);
}

function tidyTable(table: HTMLTableElement): void {
  const isInner = table.parentElement?.closest("td, th") !== null;
  const rows = [...table.rows].map((row) => [...row.cells]);
  const isSingle = rows.flat().length === 1;
  const isLarge = rows.length > maxRows || rows.some((row) => row.length > maxColumns);
  if (isInner || isSingle || isLarge) {
    const lines = isSingle ? rows.flat().flatMap(contentOf) : rows.map(lineOf);
    return table.replaceWith(
      ...(table.caption ? [paragraphOf(table.caption.childNodes, table)] : []),
      ...lines,
    );
  }
  table.after(...table.querySelectorAll("img, iframe"));
  for (const row of table.tHead?.rows ?? []) for (const cell of row.cells) rename(cell, "th");
  splitMerged(table);
  for (const cell of table.querySelectorAll("td, th")) flatten(cell);
}

function contentOf(cell: Element): ChildNode[] {
  const hasBlocks =
    cell.querySelector("p, div, ul, ol, table, h1, h2, h3, h4, h5, h6, blockquote, img") !== null;
  return hasBlocks ? [...cell.childNodes] : [paragraphOf(cell.childNodes, cell)];
}

function lineOf(cells: Element[]): HTMLElement {
  const [first] = cells;
  const line = paragraphOf([], first ?? document.body);
  for (const cell of cells) {
    for (const block of cell.querySelectorAll("p, div, li")) block.append(" ");
    line.append(...linesOf(cell), " ");
  }
  return line;
}

/** Puts empty cells where a merged one reached. */
function splitMerged(table: HTMLTableElement): void {
  for (const [index, row] of [...table.rows].entries()) {
    for (const cell of row.cells) {
      const [columns, rows] = [
        Math.min(cell.colSpan, maxColumns),
        Math.min(cell.rowSpan, table.rows.length - index),
      ];
      const at = cell.cellIndex;
      cell.colSpan = 1;
      cell.rowSpan = 1;
      for (let below = 0; below < rows; below += 1) {
        const added = Array.from({ length: below === 0 ? columns - 1 : columns }, () =>
          table.ownerDocument.createElement(cell.tagName),
        );
        const target = table.rows[index + below];
        const before = target?.cells[below === 0 ? at + 1 : at] ?? null;
        for (const empty of added) target?.insertBefore(empty, before);
      }
    }
  }
}

/** A paragraph for each line of a list, heading or paragraph. */
function flatten(cell: Element): void {
  const lines = cell.querySelectorAll("p, li, h1, h2, h3, h4, h5, h6, blockquote, div, pre");
  const inner = [...lines].filter((line) => line.querySelector("p, li, div") === null);
  if (inner.length > 0) cell.replaceChildren(...inner.map((line) => paragraphOf(line.childNodes, cell)));
}

/** The content without its blocks. */
function linesOf(cell: Element): ChildNode[] {
  for (const block of cell.querySelectorAll("p, div, ul, ol, li, h1, h2, h3, h4, h5, h6, blockquote, pre")) {
    block.replaceWith(...block.childNodes);
  }
  return [...cell.childNodes];
}

function paragraphOf(content: Iterable<ChildNode>, { ownerDocument }: Element): HTMLElement {
  const paragraph = ownerDocument.createElement("p");
  paragraph.append(...content);
  return paragraph;
}

function rename(cell: Element, name: string): void {
  const renamed = cell.ownerDocument.createElement(name);
  for (const { name: attribute, value } of cell.attributes) renamed.setAttribute(attribute, value);
  renamed.append(...cell.childNodes);
  cell.replaceWith(renamed);
}
