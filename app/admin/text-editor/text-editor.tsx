import { EditorContent, useEditor } from "@tiptap/react";
import { useImperativeHandle, useLayoutEffect, useState, type Ref } from "react";
import "#app/ui/prose.css";
import { Alert } from "#app/ui/alert.tsx";
import { LinkDialog } from "./dialogs/link-dialog.tsx";
import { PictureDialog } from "./dialogs/picture-dialog.tsx";
import { usePictures } from "./dialogs/use-pictures.ts";
import { VideoDialog } from "./dialogs/video-dialog.tsx";
import { editorExtensions } from "./editor-extensions.ts";
import type { EditorLabels } from "./editor-labels.ts";
import styles from "./text-editor.module.css";
import { Toolbar } from "./toolbar.tsx";
import { useEditorValue } from "./use-editor-value.ts";

interface TextEditorHandle {
  /** Reports pending changes at once and returns the text. */
  flush: () => string;
  focus: () => void;
}

interface TextEditorProps {
  /** Canonical HTML. A value that the editor did not report replaces the text; that can be undone. */
  value: string;
  /** Called at most every 300 ms while typing, and at once on blur and unmount. */
  onChange: (html: string) => void;
  labels: EditorLabels;
  label: string;
  lang: string;
  id: string;
  /** Ids of elements that describe the field. */
  describedBy?: string | undefined;
  invalid?: boolean | undefined;
  ref?: Ref<TextEditorHandle>;
}

const dialogs = { link: LinkDialog, picture: PictureDialog, video: VideoDialog };

/** Rendered only in the browser; until then its space is reserved. */
export function TextEditor(props: TextEditorProps) {
  const { value, onChange, labels, id, invalid = false, ref } = props;
  const [openDialog, setOpenDialog] = useState<keyof typeof dialogs | null>(null);
  const pictures = usePictures(labels);
  const [helpId, toolbarId] = [`${id}-help`, `${id}-toolbar`];

  const [extensions] = useState(() =>
    editorExtensions(labels, {
      openLinkDialog: () => setOpenDialog("link"),
      openPictureDialog: () => setOpenDialog("picture"),
      focusToolbar: () =>
        document.querySelector<HTMLElement>(`#${CSS.escape(toolbarId)} [tabindex="0"]`)?.focus(),
      insertPictures: (...pasted) => void pictures.insert(...pasted),
    }),
  );
  const editor = useEditor({
    extensions,
    content: value,
    immediatelyRender: false,
    // The content security policy blocks style elements added by scripts; text-editor.module.css has these rules.
    injectCSS: false,
    editorProps: { attributes: fieldAttributes(props, helpId) },
  });
  const flush = useEditorValue(editor, value, onChange);
  useLayoutEffect(() => {
    // On destroy, TipTap renders the text again without our node views: a video's frame that is still in the page
    // would request the video's site.
    return () => {
      if (editor && !editor.isDestroyed) document.createElement("div").append(editor.view.dom);
    };
  }, [editor]);
  useImperativeHandle(ref, () => ({ flush, focus: () => editor?.commands.focus() }), [editor, flush]);

  const closeDialog = () => {
    setOpenDialog(null);
    editor?.commands.focus();
  };
  const Dialog = openDialog && dialogs[openDialog];
  return (
    <div className={styles.editor} data-invalid={invalid || undefined}>
      <div className={styles.top}>
        {editor && (
          <Toolbar id={toolbarId} editor={editor} labels={labels} controls={id} onDialog={setOpenDialog} />
        )}
        <PictureErrors
          errors={pictures.errors}
          closeLabel={labels.closeMessage}
          onClose={pictures.clearErrors}
        />
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
      {editor && Dialog && <Dialog editor={editor} labels={labels} onClose={closeDialog} />}
    </div>
  );
}

/** Attributes that make TipTap's element a field for assistive technology. */
function fieldAttributes({ id, lang, label, describedBy, invalid }: TextEditorProps, helpId: string) {
  return {
    id,
    lang,
    role: "textbox",
    class: `prose ${styles.text}`,
    "aria-multiline": "true",
    "aria-label": label,
    "aria-describedby": [describedBy, helpId].filter(Boolean).join(" "),
    ...(invalid && { "aria-invalid": "true" }),
  };
}

interface PictureErrorsProps {
  errors: string[];
  closeLabel: string;
  onClose: () => void;
}

function PictureErrors({ errors, closeLabel, onClose }: PictureErrorsProps) {
  if (errors.length === 0) return null;
  return (
    <div className={styles.errors}>
      <Alert>
        {errors.map((error) => (
          <p key={error}>{error}</p>
        ))}
      </Alert>
      <button type="button" aria-label={closeLabel} onClick={onClose}>
        ×
      </button>
    </div>
  );
}
