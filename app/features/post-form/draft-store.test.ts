import "fake-indexeddb/auto";
import { expect, test, vi } from "vitest";
import { storedPost } from "#tests/support/stored-post.ts";
import type { Draft } from "./draft.ts";
import { openDraftStore } from "./draft-store.ts";
import { startForm } from "./form-state.ts";

function draft(changes: Partial<Draft> = {}): Draft {
  return { username: "anna", post: "p1", form: startForm(storedPost()), keptAt: 1000, ...changes };
}

test("a draft comes back as it was kept, until it is removed", async () => {
  const drafts = openDraftStore("round-trip");
  const key = { username: "anna", post: "p1" };
  expect(await drafts.read(key)).toBeUndefined();
  await drafts.keep(draft());
  await drafts.keep(draft({ keptAt: 2000 }));
  expect(await drafts.read(key)).toEqual(draft({ keptAt: 2000 }));
  await drafts.remove(key);
  expect(await drafts.read(key)).toBeUndefined();
});

test("the chosen cover is kept with the words", async () => {
  const drafts = openDraftStore("cover");
  const cover = new Blob(["picture"], { type: "image/png" });
  await drafts.keep(draft({ form: { ...startForm(null), cover } }));
  const kept = await drafts.read({ username: "anna", post: "p1" });
  expect(await kept?.form.cover?.text()).toBe("picture");
});

test("nobody is offered the words of another account or of another post", async () => {
  const drafts = openDraftStore("keys");
  await drafts.keep(draft());
  expect(await drafts.read({ username: "bela", post: "p1" })).toBeUndefined();
  expect(await drafts.read({ username: "anna", post: "new" })).toBeUndefined();
});

test("where the browser has no store, each call throws", async () => {
  vi.stubGlobal("indexedDB", undefined);
  const drafts = openDraftStore("blocked");
  await expect(drafts.read({ username: "anna", post: "new" })).rejects.toThrow();
  vi.unstubAllGlobals();
});
