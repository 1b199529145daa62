import { expect, test } from "vitest";
import type { GuideDocument } from "#api/guide/guide-document.ts";
import { differencesOf } from "./differences.ts";

function page(title: string, ...lines: string[]): GuideDocument {
  const attrs = { title, description: [], keywords: [], pictureAlt: "A picture" };
  return {
    type: "doc",
    attrs,
    content: lines.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] })),
  };
}

const labels = {
  title: "Title",
  description: "Description",
  keywords: "Keywords",
  pictureAlt: "Picture",
  moved: "Moved",
};

const between = (mine: GuideDocument, other: GuideDocument, basis: GuideDocument | null) =>
  differencesOf(mine, other, () => "", labels, basis);

const basis = page("Lima", "lead", "a", "b", "c", "d");
const own = page("Our Lima", "lead", "ours", "b", "c", "d");
const release = page("Lima", "lead", "a", "b", "newer", "d", "end");

test("a release proposes what it has changed, and leaves the owner's own sentences alone", () => {
  const differences = between(own, release, basis);
  expect(differences.map(({ lines }) => lines.flat().map(({ text }) => text))).toEqual([
    ["c", "newer"],
    ["end"],
  ]);
  const all = differences.reduceRight((document, { take }) => take(document), own);
  expect(all).toEqual(page("Our Lima", "lead", "ours", "b", "newer", "d", "end"));
});

test("where the owner and the release changed the same sentence, that is a difference", () => {
  const [contested] = between(own, page("Lima", "lead", "theirs", "b", "c", "d"), basis);
  expect(contested?.take(own)).toEqual(page("Our Lima", "lead", "theirs", "b", "c", "d"));
});

test("a proposal beside the owner's own sentence leaves that alone", () => {
  const [only, ...others] = between(own, page("Lima", "lead", "a", "B", "c", "d"), basis);
  expect(only?.take(own)).toEqual(page("Our Lima", "lead", "ours", "B", "c", "d"));
  expect(others).toEqual([]);
});

test("a sentence that the release withdrew is a difference, though the owner rewrote it", () => {
  const [withdrawn] = between(own, page("Lima", "lead", "b", "c", "d"), basis);
  expect(withdrawn?.take(own)).toEqual(page("Our Lima", "lead", "b", "c", "d"));
});

test("without what both come from every difference counts", () => {
  expect(between(own, release, null)).toHaveLength(4);
});
