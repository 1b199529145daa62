import type { PageStore } from "./page-store.ts";

/** Reads something that every page needs once for each version of the content, and anew each time while changes are not heard of. */
export function readPerVersion<Value>(pages: PageStore, read: () => Promise<Value>): () => Promise<Value> {
  let kept: { generation: number; value: Promise<Value> } | undefined;
  return () => {
    const { generation, isKeeping } = pages;
    if (!isKeeping) return read();
    if (kept?.generation === generation) return kept.value;
    // A query that was only built would be asked again by each who waits for it.
    const reading = { generation, value: Promise.resolve(read()) };
    kept = reading;
    // One that failed is not kept.
    reading.value.catch(() => {
      if (kept === reading) kept = undefined;
    });
    return reading.value;
  };
}
