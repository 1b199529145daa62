import { expect, test } from "vitest";
import { storedPost } from "#tests/support/stored-post.ts";
import { isWorthOffering } from "./draft.ts";
import { reduceForm, startForm } from "./form-state.ts";

const opened = startForm(storedPost());
const written = reduceForm(opened, { type: "written", name: "hu.title", value: "Téli túra" });
const draftOf = (form: typeof opened) => ({ username: "anna", post: "p1", form, keptAt: 1 });

test("a draft with other words is offered", () => {
  expect(isWorthOffering(draftOf(written), opened)).toBe(true);
});

test("a draft that says what is stored by now is not", () => {
  const stored = { ...opened, fields: written.fields, base: written.fields };
  expect(isWorthOffering(draftOf(written), stored)).toBe(false);
});

test("a draft in which nothing was unsaved is not offered over a newer post", () => {
  const newer = startForm(storedPost({ author: "Béla" }));
  expect(isWorthOffering(draftOf(opened), newer)).toBe(false);
});

test("a chosen cover alone is worth offering", () => {
  expect(isWorthOffering(draftOf({ ...opened, cover: new Blob(["x"]) }), opened)).toBe(true);
});
