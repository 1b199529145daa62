import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { encodeBody } from "./encoded-body.ts";
import { PageStore } from "./page-store.ts";

function openStore(maxBytes = 1_000_000) {
  const store = new PageStore({ maxBytes, now: () => new Date("2026-11-22T17:00:00Z") });
  store.resume();
  return store;
}

test("the data of a page that was replaced are found by their version, until something is removed for good", async () => {
  const store = openStore();
  const pageOf = async (version: string) => ({
    html: await encodeBody(Buffer.from(`page ${version}`), []),
    hydration: await encodeBody(Buffer.from(`data ${version}`), []),
    version,
  });
  await store.open("/hu/", () => pageOf("one"));
  expect(store.findPrevious("/hu/?a=1", "one")).toBeUndefined();
  store.noteVersion(2);
  await store.open("/hu/", () => pageOf("two"));
  expect(store.findPrevious("/hu/?a=1", "one")?.forms.identity.bytes.toString()).toBe("data one");
  expect(store.findPrevious("/hu/", "two")).toBeUndefined();
  expect(store.findPrevious("/hu/blog", "one")).toBeUndefined();
  store.noteVersion(3, true);
  expect(store.findPrevious("/hu/?a=1", "one")).toBeUndefined();
});

test("the data of previous pages take an eighth of the bytes, the newest", async () => {
  const store = openStore(80_000);
  // Random bytes cannot be compressed: each body is kept as two forms of so many.
  const bytes = (length: number) => encodeBody(randomBytes(length), []);
  for (let version = 0; version < 20; version += 1) {
    store.noteVersion(version);
    await store.open("/hu/", async () => ({
      html: await bytes(100),
      hydration: await bytes(1_500),
      version: String(version),
    }));
  }
  expect(store.findPrevious("/hu/", "18")).toBeDefined();
  expect(store.findPrevious("/hu/", "15")).toBeUndefined();
  expect(store.report().bytes).toBeLessThan(20_000);
});
