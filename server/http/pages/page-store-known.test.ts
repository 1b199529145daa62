import { expect, test } from "vitest";
import { encodeBody } from "./encoded-body.ts";
import { PageStore } from "./page-store.ts";

const minute = 60_000;

test("a page of the same data as before a change stays as it is, but no longer than it would have", async () => {
  let time = Date.UTC(2026, 10, 22, 17);
  const store = new PageStore({ maxBytes: 1_000_000, now: () => new Date(time) });
  store.resume();
  const make = async (content: string) => ({ html: await encodeBody(Buffer.from(content), []) });
  const first = await make("first");
  await store.open("/hu/", async () => first);
  const openAgain = () => store.open<string>("/hu/", async (known) => known ?? make("second"));
  time += 40 * minute;
  store.invalidate();
  expect(store.find("/hu/")).toBeUndefined();
  expect(await openAgain()).toMatchObject({ html: { etag: first.html.etag } });
  expect(store.find("/hu/")).toBeDefined();
  time += 20 * minute;
  expect(store.find("/hu/")).toBeUndefined();
  expect(await openAgain()).not.toMatchObject({ html: { etag: first.html.etag } });
});
