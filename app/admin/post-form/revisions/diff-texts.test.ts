import { expect, test } from "vitest";
import { storedText } from "#tests/support/samples/stored-post.ts";
import { diffTexts, type ComparedText } from "./diff-texts.ts";

const labels = { picture: "Kép", decorative: "Csak díszít" };
const text = storedText({ title: "Cím" });

function changes(before: Partial<ComparedText>, after: Partial<ComparedText>): string[] {
  return diffTexts({ ...text, ...before }, { ...text, ...after }, labels).map(
    ({ name, blocks }) =>
      `${name}: ${blocks.map((parts) => parts.map((part) => `${part.change} ${part.text}`).join(", ")).join(" | ")}`,
  );
}

test("a cover that only decorates from now on is one change, with what was said of it before", () => {
  expect(changes({ coverAlt: "Hegy" }, { coverRole: "presentation" })).toEqual([
    "coverAlt: removed Hegy, added Csak díszít",
  ]);
  expect(changes({ coverRole: "presentation" }, {})).toEqual(["coverAlt: removed Csak díszít"]);
  expect(changes({ coverRole: "presentation" }, { coverRole: "presentation" })).toEqual([]);
});

test("fields are told apart, and spaces around a line are no change", () => {
  expect(changes({ title: "Cím " }, { title: "Cím", summary: "Új" })).toEqual(["summary: added Új"]);
});
