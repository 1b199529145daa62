import { EditorContent, useEditor } from "@tiptap/react";
import { useImperativeHandle, useLayoutEffect, useState, type Ref } from "react";
import "#app/ui/prose.css";
import { Alert } from "#app/ui/alert.tsx";
import { editorExtensions } from "./editor-extensions.ts";
import type { EditorLabels } from "./editor-labels.ts";
import { LinkDialog } from "./link-dialog.tsx";
import { PictureDialog } from "./picture-dialog.tsx";
import styles from "./text-editor.module.css";
import { Toolbar } from "./toolbar.tsx";
import { useEditorValue } from "./use-editor-value.ts";
import { usePictures } from "./use-pictures.ts";
import { VideoDialog } from "./video-dialog.tsx";

interface TextEditorHandle {
  /** Passes on at once what was typed since the last `onChange`, and gives the text as it is now. */
  flush: () => string;
  focus: () => void;
}

interface TextEditorProps {
  /** Canonical HTML. Another value than the editor's own replaces the text; that can be undone. */
  value: string;
  /** Called at most every 300 ms while one types, and at once when the focus leaves or the editor goes. */
  onChange: (html: string) => void;
  labels: EditorLabels;
  /** Name of the field, and the language in which it is written. */
  label: string;
  lang: string;
  id: string;
  /** Ids of elements that describe the field. */
  describedBy?: string | undefined;
  invalid?: boolean | undefined;
  ref?: Ref<TextEditorHandle>;
}

/** A text with the formats of a post. It is made in the browser; until then its place is kept. */
export function TextEditor(props: TextEditorProps) {
  const { value, onChange, labels, label, lang, id, describedBy, invalid = false, ref } = props;
  const [dialog, setDialog] = useState<"link" | "picture" | "video" | null>(null);
  const pictures = usePictures(labels);
  const [helpId, toolbarId] = [`${id}-help`, `${id}-toolbar`];

  const [extensions] = useState(() =>
    editorExtensions(labels, {
      link: () => setDialog("link"),
      picture: () => setDialog("picture"),
      toToolbar: () =>
        document.querySelector<HTMLElement>(`#${CSS.escape(toolbarId)} [tabindex="0"]`)?.focus(),
      pictures: (...pasted) => void pictures.insert(...pasted),
    }),
  );
  const editor = useEditor({
    extensions,
    content: value,
    immediatelyRender: false,
    // Style elements made by scripts are not allowed by the site's policy: text-editor.module.css has these rules.
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        lang,
        role: "textbox",
        class: `prose ${styles.text}`,
        "aria-multiline": "true",
        "aria-label": label,
        "aria-describedby": [describedBy, helpId].filter(Boolean).join(" "),
        ...(invalid && { "aria-invalid": "true" }),
      },
    },
  });
  const flush = useEditorValue(editor, value, onChange);
  useLayoutEffect(() => {
    // When it goes, TipTap draws the text once more without our cards, and a video's frame that is still
    // in the page would ask the video's site.
    return () => {
      if (editor && !editor.isDestroyed) document.createElement("div").append(editor.view.dom);
    };
  }, [editor]);
  useImperativeHandle(ref, () => ({ flush, focus: () => editor?.commands.focus() }), [editor, flush]);

  const close = () => {
    setDialog(null);
    editor?.commands.focus();
  };
  return (
    <div className={styles.editor} data-invalid={invalid || undefined}>
      <div className={styles.top}>
        {editor && (
          <Toolbar id={toolbarId} editor={editor} labels={labels} controls={id} onDialog={setDialog} />
        )}
        {pictures.problems.length > 0 && (
          <div className={styles.problems}>
            <Alert>
              {pictures.problems.map((problem) => (
                <p key={problem}>{problem}</p>
              ))}
            </Alert>
            <button type="button" aria-label={labels.closeMessage} onClick={pictures.forget}>
              ×
            </button>
          </div>
        )}
        <p role="status" className={styles.status}>
          {pictures.isPending && labels.preparing}
        </p>
      </div>
      {editor ? (
        <EditorContent editor={editor} className={styles.page} />
      ) : (
        <div className={styles.page} aria-busy="true">
          <p className={styles.loading}>{labels.loading}</p>
        </div>
      )}
      <p id={helpId} className={styles.help}>
        {labels.help}
      </p>
      {editor && dialog === "link" && <LinkDialog editor={editor} labels={labels} onClose={close} />}
      {editor && dialog === "picture" && <PictureDialog editor={editor} labels={labels} onClose={close} />}
      {editor && dialog === "video" && <VideoDialog editor={editor} labels={labels} onClose={close} />}
    </div>
  );
}
