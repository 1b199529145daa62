import { afterEach, expect, test, vi } from "vitest";
import { putBack, readShortlist, shortlistKey, toggleKept } from "./shortlist.ts";

function giveStorage(start: Record<string, string> = {}): Map<string, string> {
  const kept = new Map(Object.entries(start));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const post = { id: "p1", title: "Reggeli a piacon", slug: "reggeli-a-piacon", language: "hu" } as const;

test("what is kept can be read, the newest first, until it is taken off again", () => {
  const kept = giveStorage();
  expect(toggleKept({ id: "place-cusco" })).toBe(true);
  expect(toggleKept(post)).toBe(true);
  expect(toggleKept({ id: "salkantay" })).toBe(true);
  expect(readShortlist()).toEqual([{ id: "salkantay" }, post, { id: "place-cusco" }]);
  // Whatever its title is by now, it is the same post.
  expect(toggleKept({ ...post, title: "Breakfast", slug: "breakfast", language: "en" })).toBe(true);
  expect(readShortlist()).toEqual([{ id: "salkantay" }, { id: "place-cusco" }]);
  toggleKept({ id: "salkantay" });
  toggleKept({ id: "place-cusco" });
  // No page wakes for an empty list.
  expect(kept.has(shortlistKey)).toBe(false);
});

test("what was taken off comes back to its place, once, whatever other tabs did meanwhile", () => {
  giveStorage();
  for (const id of ["place-cusco", "salkantay", "place-lima"] as const) toggleKept({ id });
  toggleKept({ id: "salkantay" });
  expect(putBack({ id: "salkantay" }, 1)).toBe(true);
  const all = [{ id: "place-lima" }, { id: "salkantay" }, { id: "place-cusco" }];
  expect(readShortlist()).toEqual(all);
  expect(putBack({ id: "salkantay" }, 1)).toBe(true);
  expect(readShortlist()).toEqual(all);
});

test.each([
  "null",
  "{}",
  '[1, null, {"id":"place-atlantis"}, {"id":"p1","title":"","slug":"a","language":"xx"}]',
])("other data under the same key is not read: %s", (value) => {
  giveStorage({ [shortlistKey]: value });
  expect(readShortlist()).toEqual([]);
});

test("a browser that keeps nothing is told of", () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const refuse = () => {
    throw new DOMException("refused", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(toggleKept(post)).toBe(false);
  expect(readShortlist()).toEqual([]);
});
