import { EditorContent, useEditor } from "@tiptap/react";
import { useState } from "react";
import type { Printing } from "#api/guide/admin-documents.ts";
import type { Inline } from "#api/documents/inline.ts";
import { fieldAttributes } from "#app/admin/text-editor/field-attributes.ts";
import type { Language } from "#i18n/languages.ts";
import { FactTexts, type FactCalls } from "./fact-texts.ts";
import { lineExtensions, treeOf } from "./guide-extensions.ts";
import styles from "./guide-editor.module.css";

interface LineEditorProps {
  id: string;
  label: string;
  lang: Language;
  describedBy: string;
  /** The content at first. */
  content: readonly Inline[];
  printings: readonly Printing[];
  calls: FactCalls;
  /** With the line, and with what it says. */
  onChange: (content: Inline[], text: string) => void;
}

/** A line that may hold facts, as a page's description does; without marks. */
export function LineEditor({
  id,
  label,
  lang,
  describedBy,
  content,
  printings,
  calls,
  onChange,
}: LineEditorProps) {
  const [facts] = useState(() => new FactTexts(calls, printings));
  const editor = useEditor({
    extensions: lineExtensions(facts),
    content: treeOf(content),
    immediatelyRender: false,
    injectCSS: false,
    editorProps: {
      attributes: {
        ...fieldAttributes(id, lang, label, describedBy),
        class: styles.line ?? "",
      },
      handleKeyDown: (_view, { key }) => key === "Enter",
    },
    onUpdate: ({ editor: { state } }) => {
      const json = state.doc.toJSON() as { content?: Inline[] };
      onChange(json.content ?? [], state.doc.textBetween(0, state.doc.content.size));
    },
  });
  return <EditorContent editor={editor} />;
}
