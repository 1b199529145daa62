import { expect, test } from "vitest";
import type { PocketEntry } from "#api/pocket/pocket-list.ts";
import { planPocket } from "./plan-pocket.ts";

function entry(address: string, digest = "1"): PocketEntry {
  return { address, digest, bytes: 100, sent: 10 };
}

const shared = entry("/media/shared.avif");

const list = {
  version: "1",
  entries: [entry("/assets/a.js"), entry("/en/"), entry("/hydration/en/"), entry("/en/blog", "2")],
  posts: [
    { slug: "one", title: "One", entries: [entry("/en/post/one"), shared] },
    { slug: "two", title: "Two", entries: [entry("/en/post/two"), shared] },
  ],
};

test("with nothing there everything is missing, what posts share once", () => {
  const plan = planPocket(list, { posts: null, kept: new Map(), language: "en" });
  expect(plan).toMatchObject({ bytes: 700, sent: 70, missingSent: 70, changedPages: 0, stale: [] });
  expect(plan.missing).toEqual(plan.wanted);
});

test("what is there with the same content is not fetched again, and what is no longer wanted goes", () => {
  const kept = new Map([
    ["/assets/a.js", "1"],
    ["/assets/former.js", "1"],
    ["/en/", "1"],
    ["/hydration/en/", "1"],
    ["/en/blog", "1"],
    ["/en/post/two", "1"],
  ]);
  const plan = planPocket(list, { posts: ["one"], kept, language: "en" });
  expect(plan.missing.map(({ address }) => address)).toEqual(["/en/blog", "/en/post/one", shared.address]);
  expect(plan.stale).toEqual(["/assets/former.js", "/en/post/two"]);
  expect(plan).toMatchObject({ bytes: 600, missingSent: 30, changedPages: 1 });
});
