import { expect, test } from "vitest";
import { PageStore } from "./page-store.ts";
import { readPerVersion } from "./read-per-version.ts";

function openStore() {
  const pages = new PageStore({ maxBytes: 1000, now: () => new Date() });
  let reads = 0;
  const read = readPerVersion(pages, async () => {
    reads += 1;
    if (reads === 2) throw new Error("the database is away");
    return reads;
  });
  return { pages, read };
}

test("what every page needs is read once for each version of the content, and again after a failure", async () => {
  const { pages, read } = openStore();
  pages.resume();
  pages.noteVersion(1);
  expect([await read(), await read()]).toEqual([1, 1]);
  pages.noteVersion(2);
  await expect(read()).rejects.toThrow("away");
  expect([await read(), await read()]).toEqual([3, 3]);
});

test("it is read each time while changes are not heard of", async () => {
  const { pages, read } = openStore();
  expect(await read()).toBe(1);
  await expect(read()).rejects.toThrow("away");
  pages.resume();
  expect([await read(), await read()]).toEqual([3, 3]);
  pages.suspend();
  expect(await read()).toBe(4);
});

test("a query that begins when it is waited for is asked once too", async () => {
  const pages = new PageStore({ maxBytes: 1000, now: () => new Date() });
  let queries = 0;
  const query = {
    // oxlint-disable-next-line unicorn/no-thenable -- as the query builder does it
    then: (answer: (value: number) => void) => answer((queries += 1)),
  };
  // Cast: the builder's queries have the other methods of a promise too.
  const read = readPerVersion(pages, () => query as unknown as Promise<number>);
  pages.resume();
  expect([await read(), await read()]).toEqual([1, 1]);
});
