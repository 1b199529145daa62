import { expect, test } from "vitest";
import { storedPost, storedText } from "#tests/support/samples/stored-post.ts";
import { isUnsaved, isUnsavedIn, reduceForm, startForm } from "./form-state.ts";
import { fieldsOf } from "./post-fields.ts";

test("an opened post has nothing unsaved; a written word and a chosen cover are", () => {
  const opened = startForm(storedPost());
  expect(isUnsaved(opened)).toBe(false);
  expect(isUnsaved(reduceForm(opened, { type: "written", name: "en.title", value: "Walk" }))).toBe(true);
  expect(isUnsaved(reduceForm(opened, { type: "cover chosen", cover: new Blob(["x"]) }))).toBe(true);
});

test("choosing the stored cover again in the library is no change", () => {
  const cover = { hash: "a1", width: 3, height: 2 };
  const opened = startForm(storedPost({ cover }));
  const choose = (hash: string) =>
    reduceForm(opened, { type: "cover chosen", cover: { ...cover, hash, name: "to.jpg" } });
  expect(isUnsaved(choose("a1"))).toBe(false);
  expect(isUnsaved(choose("b2"))).toBe(true);
});

test("whether another cover only decorates is asked anew, and as before when it is stale", () => {
  const opened = startForm(storedPost({ translations: { hu: storedText({ coverRole: "presentation" }) } }));
  const chosen = reduceForm(opened, { type: "cover chosen", cover: new Blob(["x"]) });
  expect(chosen.fields["hu.coverRole"]).toBe("");
  expect(reduceForm(chosen, { type: "cover chosen", cover: null })).toEqual(opened);
});

test("the prefilled author leaves nothing unsaved and replaces nothing written", () => {
  const prefilled = reduceForm(startForm(null), { type: "author prefilled", author: "Anna" });
  expect(prefilled.fields.author).toBe("Anna");
  expect(isUnsaved(prefilled)).toBe(false);
  const written = reduceForm(startForm(null), { type: "written", name: "author", value: "Béla" });
  expect(reduceForm(written, { type: "author prefilled", author: "Anna" }).fields.author).toBe("Béla");
});

test("copying takes every text of the other language but its address and its words for search engines", () => {
  const search = { searchTitle: "Túra", searchDescription: "Hova?", address: "tura" };
  const hu = storedText({ title: "Őszi túra", content: "<p>Magyarul</p>", ...search });
  const { translations, ...post } = storedPost();
  const opened = startForm(storedPost({ ...post, translations: { ...translations, hu } }));
  const copied = reduceForm(opened, { type: "copied", from: "hu", to: "es" });
  expect([copied.fields["es.searchTitle"], copied.fields["es.address"]]).toEqual(["", ""]);
  expect(copied.fields["es.title"]).toBe("Őszi túra");
  expect(copied.fields["es.content"]).toBe("<p>Magyarul</p>");
  expect(copied.fields["en.title"]).toBe("Hike");
});

test("a note to the readers is a change of its own, goes along with no copy, and is gone with its publication", () => {
  const opened = startForm(storedPost({ notes: { hu: "Piszkozaté." } }));
  expect(opened.fields["hu.note"]).toBe("Piszkozaté.");
  const noted = reduceForm(opened, { type: "written", name: "hu.note", value: "Új árak." });
  expect(isUnsavedIn(noted, "hu")).toBe(true);
  expect(reduceForm(noted, { type: "copied", from: "hu", to: "es" }).fields["es.note"]).toBe("");
  const saved = reduceForm(noted, { type: "saved", sent: noted, post: storedPost() });
  expect(saved.fields["hu.note"]).toBe("");
});

test("discarding goes back to what is stored", () => {
  const written = reduceForm(startForm(storedPost()), { type: "written", name: "author", value: "" });
  expect(isUnsaved(reduceForm(written, { type: "discarded" }))).toBe(false);
});

test("a save takes over what the server made of the words, and keeps those written meanwhile", () => {
  const opened = startForm(storedPost());
  const sent = reduceForm(opened, {
    type: "written",
    name: "hu.content",
    value: '<img src="data:image/png;base64,AA">',
  });
  const written = reduceForm(sent, { type: "written", name: "en.title", value: "Longer hike" });
  const post = storedPost({ updatedAt: "2025-02-02T00:00:00.000Z" });
  const saved = reduceForm(written, { type: "saved", sent, post });
  expect(saved.fields["hu.content"]).toBe("<p>Magyarul</p>");
  expect(saved.fields["en.title"]).toBe("Longer hike");
  expect(saved.updatedAt).toBe("2025-02-02T00:00:00.000Z");
  expect(isUnsaved(saved)).toBe(true);
});

test("after a save nothing is unsaved, the sent cover included", () => {
  const sent = reduceForm(startForm(null), { type: "cover chosen", cover: new Blob(["x"]) });
  const saved = reduceForm(sent, { type: "saved", sent, post: storedPost() });
  expect(isUnsaved(saved)).toBe(false);
  expect(saved.id).toBe("p1");
});

test("a resolved conflict stands on the other's version", () => {
  const mine = reduceForm(startForm(storedPost()), { type: "cover chosen", cover: new Blob(["x"]) });
  const theirs = storedPost({ author: "Béla", updatedAt: "2025-02-02T00:00:00.000Z" });
  const fields = { ...fieldsOf(theirs), "hu.title": "Enyém" };
  const resolved = reduceForm(mine, { type: "conflict resolved", theirs, fields, keepsCover: false });
  expect(resolved.updatedAt).toBe("2025-02-02T00:00:00.000Z");
  expect(resolved.base.author).toBe("Béla");
  expect(resolved.fields["hu.title"]).toBe("Enyém");
  expect(resolved.cover).toBeNull();
});
