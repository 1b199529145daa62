export type Change = "same" | "removed" | "added";

interface DiffItem<T> {
  item: T;
  change: Change;
}

/** Comparisons beyond which two lists are not searched for what they share: about 2000 words against 2000. */
const mostComparisons = 4_000_000;

/** The items that were kept, removed and added, in the order of reading; removed items stand before added ones. */
export function diffLists<T>(before: readonly T[], after: readonly T[], keyOf: (item: T) => string) {
  const a = before.map(keyOf);
  const b = after.map(keyOf);
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const shared = sharedLengths(a.slice(start, a.length - end), b.slice(start, b.length - end));

  const items: DiffItem<T>[] = [];
  const take = (item: T | undefined, change: Change) => item !== undefined && items.push({ item, change });
  for (const item of after.slice(0, start)) take(item, "same");
  let i = start;
  let j = start;
  while (i < a.length - end || j < b.length - end) {
    const canRemove = i < a.length - end;
    const canAdd = j < b.length - end;
    if (canRemove && canAdd && a[i] === b[j]) {
      take(after[j], "same");
      i += 1;
      j += 1;
    } else if (
      canRemove &&
      (!canAdd || shared(i + 1 - start, j - start) >= shared(i - start, j + 1 - start))
    ) {
      take(before[i], "removed");
      i += 1;
    } else {
      take(after[j], "added");
      j += 1;
    }
  }
  for (const item of after.slice(after.length - end)) take(item, "same");
  return items;
}

/** A change without a break: the removed items, and the added ones in their place. */
export interface ChangedRun<T> {
  /** The place in the earlier list of the first item that went. */
  at: number;
  removed: T[];
  added: T[];
}

export function changedRuns<T>(items: readonly DiffItem<T>[]): ChangedRun<T>[] {
  const runs: ChangedRun<T>[] = [];
  let at = 0;
  let isOpen = false;
  for (const { item, change } of items) {
    if (change === "same") {
      at += 1;
      isOpen = false;
      continue;
    }
    if (!isOpen) runs.push({ at, removed: [], added: [] });
    isOpen = true;
    runs.at(-1)?.[change].push(item);
    if (change === "removed") at += 1;
  }
  return runs;
}

/** How long the longest common part of the two lists is from two places on. */
function sharedLengths(a: string[], b: string[]): (i: number, j: number) => number {
  if (a.length * b.length > mostComparisons) return () => 0;
  const width = b.length + 1;
  const lengths = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  return at;
}
