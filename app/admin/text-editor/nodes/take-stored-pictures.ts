import { createDocument, type Editor } from "@tiptap/core";
import { canonicalHtml } from "#app/admin/text-editor/canonical-html.ts";
import { noPicture } from "./picture-attributes.ts";

/**
 * Takes over a saved text that differs in what is known of its pictures alone: a new one has an address now. Whoever writes on
 * meanwhile keeps the cursor, empty lines and the space just typed, none of which is saved.
 *
 * @returns whether that is all in which it differs; if not, nothing was done
 */
export function takeStoredPictures(editor: Editor, html: string): boolean {
  const { state, view, schema } = editor;
  const stored: Record<string, unknown>[] = [];
  createDocument(html, schema).descendants(({ type, attrs }) => {
    if (type.name === "picture") stored.push(attrs);
  });
  const { tr } = state;
  state.doc.descendants(({ type, attrs }, position) => {
    if (type.name !== "picture") return;
    const picture = stored.shift();
    for (const name of Object.keys(noPicture)) {
      if (picture && picture[name] !== attrs[name]) tr.setNodeAttribute(position, name, picture[name]);
    }
  });
  if (!tr.docChanged || stored.length > 0 || canonicalHtml(tr.doc) !== html) return false;
  // Nothing that somebody did, and so nothing to undo or to report.
  view.dispatch(tr.setMeta("addToHistory", false).setMeta("preventUpdate", true));
  return true;
}
