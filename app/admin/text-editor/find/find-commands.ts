import { closeHistory } from "@tiptap/pm/history";
import { Fragment, Slice } from "@tiptap/pm/model";
import { TextSelection, type Command, type EditorState, type Transaction } from "@tiptap/pm/state";
import {
  getMatchHighlights,
  replaceAll,
  replaceNext,
  SearchQuery,
  setSearchState,
  type SearchResult,
} from "prosemirror-search";
import { searchPattern } from "./search-pattern.ts";

export interface Wanted {
  words: string;
  replacement: string;
  matchCase: boolean;
  ignoreMarks: boolean;
}

/** Puts the replacement in as it was typed: "$5" is a price, not the fifth group of a pattern. */
class WordsQuery extends SearchQuery {
  override getReplacements({ doc, schema }: EditorState, { from, to }: SearchResult) {
    const marks = doc.resolve(from).marksAcross(doc.resolve(to));
    const text = this.replace === "" ? null : schema.text(this.replace, marks);
    return [{ from, to, insert: new Slice(Fragment.from(text), 0, 0) }];
  }
}

function queryFor({ words, replacement, matchCase, ignoreMarks }: Wanted): SearchQuery {
  return new WordsQuery({
    search: searchPattern(words, ignoreMarks),
    regexp: true,
    literal: true,
    caseSensitive: matchCase,
    replace: replacement,
  });
}

/** Marks what is wanted and, if `selects`, selects the first match from the selection on. Null ends the search. */
export function searchFor(wanted: Wanted | null, selects = false): Command {
  return (state, dispatch) => {
    const query = wanted ? queryFor(wanted) : new SearchQuery({ search: "" });
    const tr = setSearchState(state.tr, query);
    const { from } = state.selection;
    const match = selects ? (query.findNext(state, from) ?? query.findNext(state)) : null;
    if (match) tr.setSelection(TextSelection.create(state.doc, match.from, match.to));
    dispatch?.(tr);
    return true;
  };
}

/** Replaces the selected match and selects the next one; selects one if none is. */
export const replaceOne: Command = (state, dispatch) => replaceNext(state, dispatch && separately(dispatch));

/** One step of undoing takes all of it back. */
export const replaceEvery: Command = (state, dispatch) => replaceAll(state, dispatch && separately(dispatch));

/** Makes a replacement a step of its own in the history: undoing it keeps the words typed just before. */
const separately = (dispatch: (tr: Transaction) => void) => (tr: Transaction) => dispatch(closeHistory(tr));

/** How many matches there are, and which of them, counted from one, is selected; 0 for none. */
export function matchesOf(state: EditorState): { current: number; total: number } {
  const matches = getMatchHighlights(state).find();
  const { from, to } = state.selection;
  return {
    current: matches.findIndex((match) => match.from === from && match.to === to) + 1,
    total: matches.length,
  };
}
