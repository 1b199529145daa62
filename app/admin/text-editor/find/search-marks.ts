import { Extension } from "@tiptap/core";
import { search } from "prosemirror-search";

/** Marks what the find bar looks for. */
export const SearchMarks = Extension.create({
  name: "searchMarks",
  addProseMirrorPlugins: () => [search()],
});
