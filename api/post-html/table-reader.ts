import type { Block } from "#api/documents/block-tree.ts";
import type { Attributes } from "./read-markup.ts";
import { linesOf, maxColumns, maxRows, mediaOf, tableBlocks, type SourceCell } from "./table-rows.ts";
import { plainTextOf } from "./text-runs.ts";

const emptyCell: SourceCell = { runs: [], isHead: false };

/** Collects the cells of an open table. Where a merged cell reached, there are empty ones. */
export class TableReader {
  isInHead = false;
  private caption = "";
  private readonly rows: SourceCell[][] = [];
  /** Pictures, videos and the like in cells, which a canonical table does not hold; they follow it. */
  private readonly media: Block[] = [];
  /** By column: how many of the next rows a merged cell above still covers. */
  private readonly covered: number[] = [];

  openRow(): void {
    this.rows.push([]);
  }

  addCell(blocks: Block[], isHead: boolean, attributes: Attributes): void {
    if (this.rows.length === 0) this.openRow();
    const row = this.rows.at(-1) ?? [];
    this.fillCovered(row);
    const first = row.length;
    row.push({ runs: linesOf(blocks), isHead: isHead || this.isInHead });
    this.media.push(...mediaOf(blocks));
    const [columns, rows] = [
      spanOf(attributes.get("colspan"), maxColumns),
      spanOf(attributes.get("rowspan"), maxRows),
    ];
    // A row that is too long already needs no more cells to be one.
    while (row.length < Math.min(first + columns, maxColumns))
      row.push({ ...emptyCell, isHead: isHead || this.isInHead });
    for (let column = first; rows > 1 && column < Math.min(row.length, maxColumns); column += 1) {
      this.covered[column] = rows - 1;
    }
  }

  closeRow(): void {
    const row = this.rows.at(-1) ?? [];
    this.fillCovered(row);
    for (let column = row.length; column < this.covered.length; column += 1) {
      this.covered[column] = Math.max(0, (this.covered[column] ?? 0) - 1);
    }
  }

  setCaption(blocks: Block[]): void {
    this.caption = plainTextOf(linesOf(blocks));
    this.media.push(...mediaOf(blocks));
  }

  /** @param stray what stood between the cells */
  finish(stray: Block[]): Block[] {
    return [...stray, ...tableBlocks(this.caption, this.rows), ...this.media];
  }

  private fillCovered(row: SourceCell[]): void {
    for (let left = this.covered[row.length] ?? 0; left > 0; left = this.covered[row.length] ?? 0) {
      this.covered[row.length] = left - 1;
      row.push(emptyCell);
    }
  }
}

function spanOf(value: string | undefined, max: number): number {
  return /^\d{1,4}$/.test(value ?? "") ? Math.max(1, Math.min(Number(value), max)) : 1;
}
