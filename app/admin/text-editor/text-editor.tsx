import { EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useImperativeHandle, useLayoutEffect, useState, type Ref } from "react";
import "#app/ui/prose.css";
import { Alert } from "#app/ui/notices/alert.tsx";
import type { Language } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import type { FactList } from "#api/facts/facts.ts";
import { caretMargins } from "./caret-margins.ts";
import { FactDialog } from "./dialogs/fact-dialog.tsx";
import { GalleryDialog } from "./dialogs/gallery-dialog.tsx";
import { LinkDialog } from "./dialogs/link-dialog.tsx";
import { PictureDialog } from "./dialogs/picture-dialog.tsx";
import { TableDialog } from "./dialogs/table-dialog.tsx";
import { usePictures } from "./dialogs/use-pictures.ts";
import { VideoDialog } from "./dialogs/video-dialog.tsx";
import { editorExtensions } from "./editor-extensions.ts";
import type { EditorLabels } from "./editor-labels.ts";
import { useFactValues } from "./facts/use-fact-values.ts";
import { FindBar } from "./find/find-bar.tsx";
import type { LinkSources } from "./link-sources.ts";
import type { PictureChooserSlot } from "./picture-chooser-slot.ts";
import { SlashMenu } from "./slash-menu/slash-menu.tsx";
import { useSlashMenu } from "./slash-menu/use-slash-menu.ts";
import styles from "./text-editor.module.css";
import type { DialogName } from "./toolbar-item.ts";
import { Toolbar } from "./toolbar.tsx";
import { useEditorValue } from "./use-editor-value.ts";

interface TextEditorHandle {
  /** Reports pending changes at once and returns the text. */
  flush: () => string;
  focus: () => void;
}

export interface TextEditorProps {
  /** Canonical HTML. A value that the editor did not report replaces the text; that can be undone. */
  value: string;
  /** Called at most every 300 ms while typing, and at once on blur and unmount. */
  onChange: (html: string) => void;
  labels: EditorLabels;
  /** For the dialog that inserts one. */
  listFacts: () => Promise<FactList>;
  label: string;
  lang: Language;
  id: string;
  /** Ids of elements that describe the field. */
  describedBy?: string | undefined;
  invalid?: boolean | undefined;
  PictureChooser?: PictureChooserSlot | undefined;
  /** The sources of the link dialog; the object must be stable between renders. */
  links: LinkSources;
  onShortcuts: () => void;
  ref?: Ref<TextEditorHandle>;
}

const dialogs = {
  link: LinkDialog,
  picture: PictureDialog,
  video: VideoDialog,
  table: TableDialog,
  gallery: GalleryDialog,
  fact: FactDialog,
};

/** Rendered only in the browser; until then its space is reserved. */
export function TextEditor(props: TextEditorProps) {
  const { value, onChange, labels, lang, id, invalid = false, links, listFacts, onShortcuts, ref } = props;
  const [openDialog, setOpenDialog] = useState<keyof typeof dialogs | null>(null);
  /** How often the find bar was asked for since it was closed. */
  const [findRequest, setFindRequest] = useState(0);
  const openFindBar = () => setFindRequest((request) => request + 1);
  const pictures = usePictures(labels);
  const slashMenu = useSlashMenu(labels, id, open);
  const [helpId, toolbarId] = [`${id}-help`, `${id}-toolbar`];

  const [extensions] = useState(() =>
    editorExtensions(labels, {
      openLinkDialog: () => setOpenDialog("link"),
      openPictureDialog: () => setOpenDialog("picture"),
      focusToolbar: () =>
        document.querySelector<HTMLElement>(`#${CSS.escape(toolbarId)} [tabindex="0"]`)?.focus(),
      openFindBar,
      insertPictures: (...pasted) => void pictures.insert(...pasted),
      slash: slashMenu.options,
    }),
  );
  const editor = useEditor({
    extensions,
    content: value,
    immediatelyRender: false,
    // The content security policy blocks style elements added by scripts; text-editor.module.css has these rules.
    injectCSS: false,
    editorProps: { attributes: fieldAttributes(props, helpId), ...caretMargins() },
  });
  const flush = useEditorValue(editor, value, onChange);
  useFactValues(editor, {
    listFacts,
    language: lang,
    tell: labels.blocks.factDialog.told,
    adminLanguage: useLanguage(),
  });
  useLayoutEffect(() => {
    // On destroy, TipTap renders the text again without our node views: a video's frame that is still in the page
    // would request the video's site.
    return () => {
      if (editor && !editor.isDestroyed) document.createElement("div").append(editor.view.dom);
    };
  }, [editor]);
  useEffect(() => {
    if (openDialog === null) return undefined;
    // Only when the dialog is gone from the page can the text take the focus: a modal one keeps it.
    return () => {
      if (editor && !editor.isDestroyed) editor.commands.focus();
    };
  }, [editor, openDialog]);
  useImperativeHandle(ref, () => ({ flush, focus: () => editor?.commands.focus() }), [editor, flush]);

  function open(name: DialogName): void {
    if (name === "find") openFindBar();
    else if (name === "shortcuts") onShortcuts();
    else setOpenDialog(name);
  }
  const closeFindBar = () => {
    setFindRequest(0);
    editor?.commands.focus();
  };
  const Dialog = openDialog && dialogs[openDialog];
  return (
    <div className={styles.editor} data-invalid={invalid || undefined}>
      <div className={styles.top}>
        {editor && <Toolbar id={toolbarId} editor={editor} labels={labels} controls={id} onDialog={open} />}
        {editor && findRequest > 0 && (
          <FindBar editor={editor} labels={labels.aids.find} request={findRequest} onClose={closeFindBar} />
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
      {editor && <SlashMenu editor={editor} menu={slashMenu} labels={labels.blocks} />}
      <p id={helpId} className={styles.help}>
        {labels.help}
      </p>
      {editor && Dialog && (
        <Dialog
          editor={editor}
          labels={labels}
          language={lang}
          links={links}
          listFacts={listFacts}
          onClose={() => setOpenDialog(null)}
          PictureChooser={props.PictureChooser}
        />
      )}
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
