import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { giveMemoryBack } from "./spare-memory.ts";

const megabyte = 1024 * 1024;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** @param looks what the process holds and has worked at each look after the first, in megabytes and milliseconds */
function collectionsAt(looks: { heap: number; worked: number }[], left = 60): number[] {
  const use = { heap: 0, worked: 0 };
  const collected: number[] = [];
  let number = 0;
  const stop = giveMemoryBack({
    readUse: () => ({ ...use }),
    collect() {
      collected.push(number);
      use.heap = left * megabyte;
    },
  });
  for (const { heap, worked } of looks) {
    number += 1;
    use.heap = heap * megabyte;
    use.worked += worked;
    vi.advanceTimersByTime(15_000);
  }
  stop();
  vi.advanceTimersByTime(60_000);
  return collected;
}

test("memory is given back once the process is idle, and again when it has grown meanwhile", () => {
  const busy = { heap: 90, worked: 5000 };
  const idle = { heap: 90, worked: 100 };
  expect(collectionsAt([busy, busy, idle, { heap: 61, worked: 100 }, busy, idle])).toEqual([3, 6]);
});

test("an idle process that holds hardly more than the last time is left alone", () => {
  expect(collectionsAt([70, 62, 66, 64, 67].map((heap) => ({ heap, worked: 10 })))).toEqual([1]);
});

test("spare pages really go back to the system", () => {
  let taken: unknown[] | null = Array.from({ length: 400_000 }, (_, index) => ({ index }));
  expect(taken).toHaveLength(400_000);
  const before = process.memoryUsage().heapTotal;
  taken = null;
  const stop = giveMemoryBack({ readUse: () => ({ heap: process.memoryUsage().heapTotal, worked: 0 }) });
  vi.advanceTimersByTime(15_000);
  stop();
  expect(process.memoryUsage().heapTotal).toBeLessThan(before - 8 * megabyte);
});
