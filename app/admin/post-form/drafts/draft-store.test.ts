import "fake-indexeddb/auto";
import { expect, test, vi } from "vitest";
import { storedPost } from "#tests/support/samples/stored-post.ts";
import { isWorthOffering, openDraftStore, type Draft } from "./draft-store.ts";
import { reduceForm, startForm } from "#app/admin/post-form/store/form-state.ts";
import type { PostFields } from "#app/admin/post-form/store/post-fields.ts";

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

test("the chosen cover is kept with the words, a file as well as a stored picture", async () => {
  const drafts = openDraftStore("cover");
  const cover = new Blob(["picture"], { type: "image/png" });
  await drafts.keep(draft({ form: { ...startForm(null), cover } }));
  const kept = await drafts.read({ username: "anna", post: "p1" });
  expect(kept?.form.cover instanceof Blob && (await kept.form.cover.text())).toBe("picture");
  const stored = { hash: "a1", width: 3, height: 2, name: "to.jpg" };
  await drafts.keep(draft({ form: { ...startForm(null), cover: stored } }));
  expect((await drafts.read({ username: "anna", post: "p1" }))?.form.cover).toEqual(stored);
});

test("a draft from before the form had a field opens with that field empty", async () => {
  const drafts = openDraftStore("older");
  const { "en.coverAlt": _, ...older } = opened.fields;
  // A cast: an earlier release kept it, without the field.
  const fields = older as PostFields;
  await drafts.keep(draft({ form: { ...opened, base: fields, fields } }));
  expect((await drafts.read({ username: "anna", post: "p1" }))?.form).toEqual(opened);
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

const opened = startForm(storedPost());
const written = reduceForm(opened, { type: "written", name: "hu.title", value: "Téli túra" });

test("a draft with other words is offered", () => {
  expect(isWorthOffering(draft({ form: written }), opened)).toBe(true);
});

test("a draft that says what is stored by now is not", () => {
  const stored = { ...opened, fields: written.fields, base: written.fields };
  expect(isWorthOffering(draft({ form: written }), stored)).toBe(false);
});

test("a draft in which nothing was unsaved is not offered over a newer post", () => {
  const newer = startForm(storedPost({ author: "Béla" }));
  expect(isWorthOffering(draft({ form: opened }), newer)).toBe(false);
});

test("a chosen cover alone is worth offering", () => {
  expect(isWorthOffering(draft({ form: { ...opened, cover: new Blob(["x"]) } }), opened)).toBe(true);
});
