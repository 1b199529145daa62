/** Where the blocks of one side begin, in pixels from the same line, and where the last one ends. */
export type BlockEdges = readonly number[];

/**
 * Where a position within one side's blocks lies on the other: in the block of the same number, as far into it.
 * @example positionBeside(150, [0, 100, 200], [0, 300, 500]) // 400
 */
export function positionBeside(position: number, from: BlockEdges, to: BlockEdges): number {
  const blocks = Math.min(from.length, to.length) - 1;
  if (blocks < 1) return to[0] ?? 0;
  const after = from.findIndex((edge) => edge > position);
  const block = after === -1 ? blocks - 1 : Math.min(Math.max(after - 1, 0), blocks - 1);
  const [start = 0, end = 0] = from.slice(block, block + 2);
  const [otherStart = 0, otherEnd = 0] = to.slice(block, block + 2);
  const share = end > start ? Math.min(Math.max((position - start) / (end - start), 0), 1) : 0;
  return otherStart + share * (otherEnd - otherStart);
}
