import { history, undo } from "@tiptap/pm/history";
import { Node } from "@tiptap/pm/model";
import { EditorState, type Command } from "@tiptap/pm/state";
import { findNext, findPrev, search } from "prosemirror-search";
import { expect, test } from "vitest";
import { editorSchema } from "#tests/support/samples/idle-editor.ts";
import { matchesOf, replaceEvery, replaceOne, searchFor, type Wanted } from "./find-commands.ts";

/** A text of these paragraphs, in which the searches run. */
function textOf(...paragraphs: string[]) {
  const content = paragraphs.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] }));
  let state = EditorState.create({
    doc: Node.fromJSON(editorSchema, { type: "doc", content }),
    plugins: [search(), history()],
  });
  return {
    run: (command: Command) => command(state, (tr) => (state = state.apply(tr))),
    matches: () => matchesOf(state),
    type: (text: string, at: number) => (state = state.apply(state.tr.insertText(text, at))),
    text: () => state.doc.textBetween(0, state.doc.content.size, "|"),
    find: (words: string, options: Partial<Wanted> = {}) => {
      const wanted = { words, replacement: "", matchCase: false, ignoreMarks: false, ...options };
      searchFor(wanted, true)(state, (tr) => (state = state.apply(tr)));
      return matchesOf(state).total;
    },
  };
}

test("case and accents count only where they are asked for", () => {
  const text = textOf("Lima, lima és LÍMA");
  expect(text.find("lima")).toBe(2);
  expect(text.find("Lima", { matchCase: true })).toBe(1);
  expect(text.find("lima", { ignoreMarks: true })).toBe(3);
  expect(text.find("líma")).toBe(1);
  expect(text.find("")).toBe(0);
});

test("signs stand for themselves, and a no-break space is a space", () => {
  const text = textOf("10\u00a0km (kb.) a+b n-m [x] $5 c:\\d", "10 km");
  for (const words of ["(kb.)", "a+b", "n-m", "[x]", "$5", "c:\\d", "."])
    expect(text.find(words), words).toBe(1);
  expect(text.find("10 km")).toBe(2);
});

test("one goes from match to match and round", () => {
  const text = textOf("egy", "kettő egy", "egy");
  text.find("egy");
  expect(text.matches()).toEqual({ current: 1, total: 3 });
  text.run(findNext);
  expect(text.matches().current).toBe(2);
  text.run(findNext);
  text.run(findNext);
  expect(text.matches().current).toBe(1);
  text.run(findPrev);
  expect(text.matches().current).toBe(3);
});

test("one match is replaced at a time, and the next is selected", () => {
  const text = textOf("sol, sol és sol");
  text.find("sol", { replacement: "$5" });
  text.run(replaceOne);
  expect(text.text()).toBe("$5, sol és sol");
  expect(text.matches()).toEqual({ current: 1, total: 2 });
});

test("all are replaced at once, and undone in one step without what was typed before", () => {
  const text = textOf("a sol", "sol");
  text.type("Egy ", 8);
  text.find("sol", { replacement: "" });
  text.run(replaceEvery);
  expect(text.text()).toBe("a |Egy ");
  text.run(undo);
  expect(text.text()).toBe("a sol|Egy sol");
});
