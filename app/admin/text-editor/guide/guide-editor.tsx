import { EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useEffectEvent, useImperativeHandle, useState, type Ref } from "react";
import "#app/ui/prose.css";
import type { Printing } from "#api/guide/admin-documents.ts";
import type { Block } from "#api/documents/block-tree.ts";
import { caretMargins } from "#app/admin/text-editor/caret-margins.ts";
import { LinkDialog } from "#app/admin/text-editor/dialogs/link-dialog.tsx";
import type { LinkSources } from "#app/admin/text-editor/link-sources.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { decodePart } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { BlockDialog } from "./block-dialog.tsx";
import { FactTexts, type FactCalls } from "./fact-texts.ts";
import { GuideFactDialog } from "./guide-fact-dialog.tsx";
import { guideExtensions, treeOf } from "./guide-extensions.ts";
import { GuideKeys } from "./guide-keys.ts";
import { GuideToolbar, type GuideDialogName } from "./guide-toolbar.tsx";
import { nameAnchors, standAtAnchor } from "./name-anchors.ts";
import frame from "../text-editor.module.css";
import styles from "./guide-editor.module.css";

interface GuideEditorHandle {
  /** The text as it is now. */
  read: () => Block[];
  /** Adds the anchors that new sections and questions lack, before the text is saved. */
  settle: () => void;
  /** Puts other blocks in, which can be undone. */
  replace: (content: readonly Block[]) => void;
  focus: () => void;
}

interface GuideEditorProps {
  id: string;
  label: string;
  lang: Language;
  /** The content at first. */
  content: readonly Block[];
  printings: readonly Printing[];
  /** Called with each change. */
  onChange: () => void;
  calls: FactCalls;
  links: LinkSources;
  ref?: Ref<GuideEditorHandle>;
}

/** Milliseconds after the last change. */
const pause = 300;

/** The text of a guide page: its blocks, its links and its facts as chips. Rendered only in the browser. */
export function GuideEditor({
  id,
  label,
  lang,
  content,
  printings,
  onChange,
  calls,
  links,
  ref,
}: GuideEditorProps) {
  const { guide, textEditor } = useAdminMessages();
  const texts = guide.editor;
  const [dialog, setDialog] = useState<GuideDialogName | null>(null);
  const [facts] = useState(() => new FactTexts(calls, printings));
  useEffect(() => facts.add(printings), [facts, printings]);
  const [helpId, toolbarId] = [`${id}-help`, `${id}-toolbar`];
  const [extensions] = useState(() => [
    ...guideExtensions(texts, facts),
    GuideKeys.configure({
      openFact: () => setDialog("fact"),
      openLink: () => setDialog("link"),
      focusToolbar: () =>
        document.querySelector<HTMLElement>(`#${CSS.escape(toolbarId)} [tabindex="0"]`)?.focus(),
    }),
  ]);
  const editor = useEditor({
    extensions,
    content: treeOf(content),
    immediatelyRender: false,
    // The content security policy blocks style elements added by scripts; text-editor.module.css has these rules.
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        lang,
        role: "textbox",
        class: `prose ${frame.text} ${styles.text}`,
        "aria-multiline": "true",
        "aria-label": label,
        "aria-describedby": helpId,
      },
      ...caretMargins(),
    },
  });
  // From a public page one comes to the section that one was reading.
  useEffect(() => {
    if (editor && location.hash !== "") standAtAnchor(editor, decodePart(location.hash.slice(1)));
  }, [editor]);
  const tellChange = useEffectEvent(onChange);
  useEffect(() => {
    if (!editor) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // At most once a pause, and not only after one: who types on and on has a draft too.
    const later = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        tellChange();
      }, pause);
    };
    editor.on("update", later);
    return () => {
      clearTimeout(timer);
      editor.off("update", later);
    };
  }, [editor]);
  useEffect(() => {
    if (dialog === null) return undefined;
    // Only when the dialog is gone from the page can the text take the focus: a modal one keeps it.
    return () => {
      if (editor && !editor.isDestroyed) editor.commands.focus();
    };
  }, [editor, dialog]);
  useImperativeHandle(
    ref,
    () => ({
      read() {
        // Safe cast: the schema holds exactly these blocks.
        return editor ? ((editor.getJSON().content ?? []) as Block[]) : [...content];
      },
      settle() {
        if (editor) nameAnchors(editor);
      },
      replace(blocks) {
        editor?.commands.setContent(treeOf(blocks), { emitUpdate: true });
      },
      focus: () => void editor?.commands.focus(),
    }),
    [editor, content],
  );

  const close = () => setDialog(null);
  return (
    <div className={frame.editor}>
      <div className={frame.top}>
        {editor && (
          <GuideToolbar id={toolbarId} editor={editor} facts={facts} controls={id} onDialog={setDialog} />
        )}
      </div>
      {editor ? (
        <EditorContent editor={editor} className={frame.page} />
      ) : (
        <p className={frame.loading}>{texts.loading}</p>
      )}
      <p id={helpId} className={frame.help}>
        {texts.help}
      </p>
      {editor && dialog === "link" && (
        <LinkDialog
          editor={editor}
          language={lang}
          links={links}
          onClose={close}
          labels={{
            ...textEditor,
            linkDialog: { ...textEditor.linkDialog, ...texts.links },
            aids: { ...textEditor.aids, picker: { ...textEditor.aids.picker, posts: texts.links.sites } },
          }}
        />
      )}
      {editor && dialog === "fact" && <GuideFactDialog editor={editor} facts={facts} onClose={close} />}
      {editor && dialog === "settings" && <BlockDialog editor={editor} onClose={close} />}
    </div>
  );
}
