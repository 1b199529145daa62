import type { Editor } from "@tiptap/core";
import type { Command } from "@tiptap/pm/state";
import { useEditorState } from "@tiptap/react";
import { findNext, findPrev } from "prosemirror-search";
import { useEffect, useState } from "react";
import { matchesOf, replaceEvery, replaceOne, searchFor, type Wanted } from "./find-commands.ts";

/** Marks what is wanted in the text while it is mounted; the selected words are wanted first. */
export function useFind(editor: Editor) {
  const matches = useEditorState({ editor, selector: () => matchesOf(editor.state) });
  const [first] = useState<Wanted>(() => ({
    words: selectedWords(editor),
    replacement: "",
    matchCase: false,
    ignoreMarks: false,
  }));
  const [wanted, setWanted] = useState(first);
  /** How many were replaced at once, until something else is done. */
  const [replaced, setReplaced] = useState<number | null>(null);

  useEffect(() => {
    run(editor, searchFor(first, true));
    return () => {
      if (!editor.isDestroyed) run(editor, searchFor(null));
    };
  }, [editor, first]);

  function want(change: Partial<Wanted>): void {
    const next = { ...wanted, ...change };
    setWanted(next);
    setReplaced(null);
    const isOther = change.replacement === undefined;
    run(editor, searchFor(next, isOther));
    if (isOther) showMatch(editor);
  }

  function go(command: Command): void {
    setReplaced(null);
    run(editor, command);
    showMatch(editor);
  }

  return {
    wanted,
    want,
    matches,
    replaced,
    next: () => go(findNext),
    previous: () => go(findPrev),
    replace: () => go(replaceOne),
    replaceAll() {
      run(editor, replaceEvery);
      setReplaced(matches.total);
    },
  };
}

function run({ state, view }: Editor, command: Command): void {
  command(state, (tr) => view.dispatch(tr), view);
}

/** ProseMirror scrolls only to a selection that has the focus. */
function showMatch({ state, view }: Editor): void {
  if (matchesOf(state).current === 0) return;
  const { node } = view.domAtPos(state.selection.from);
  (node instanceof Element ? node : node.parentElement)?.scrollIntoView({ block: "center" });
}

/** The selected words, from one paragraph at most. */
function selectedWords({ state: { doc, selection } }: Editor): string {
  const { $from, $to, from, to } = selection;
  return $from.sameParent($to) ? doc.textBetween(from, to) : "";
}
