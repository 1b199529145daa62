import { getSchema } from "@tiptap/core";
import { Node } from "@tiptap/pm/model";
import { AllSelection, EditorState } from "@tiptap/pm/state";
import { expect, test } from "vitest";
import { moveUnit, nodeOf, unitOf } from "./block-at.ts";
import { guideExtensions } from "./guide-extensions.ts";

const schema = getSchema(guideExtensions(null, null));

/** A text with all of it selected, as by Ctrl+A. */
function selected(content: object[]): EditorState {
  const doc = Node.fromJSON(schema, { type: "doc", content });
  return EditorState.create({ doc, selection: new AllSelection(doc) });
}

const paragraph = (text: string) => ({ type: "paragraph", content: [{ type: "text", text }] });

test("a whole text that is selected is named by its first block, and neither moves nor stops being a text", () => {
  const state = selected([paragraph("Lima"), paragraph("Cusco")]);
  expect(nodeOf(unitOf(state)).textContent).toBe("Lima");
  expect(moveUnit(1)(state)).toBe(false);
  const emptied = state.apply(state.tr.deleteSelection()).doc;
  expect(nodeOf(unitOf(selected(emptied.toJSON().content))).textContent).toBe("");
});
