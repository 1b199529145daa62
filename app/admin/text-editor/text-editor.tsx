import type { Editor } from "@tiptap/core";
import { EditorContent, useEditor } from "@tiptap/react";
import { useImperativeHandle, useLayoutEffect, useState, type Ref } from "react";
import "#app/ui/prose.css";
import { Alert } from "#app/ui/notices/alert.tsx";
import type { Language } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import type { FactList } from "#api/facts/facts.ts";
import { onDemand } from "#app/admin/calls/on-demand.tsx";
import { caretMargins } from "./caret-margins.ts";
import { usePictures } from "./dialogs/use-pictures.ts";
import { editorExtensions } from "./editor-extensions.ts";
import type { EditorLabels } from "./labels/editor-labels.ts";
import { useFactValues } from "./facts/use-fact-values.ts";
import { fieldAttributes } from "./field-attributes.ts";
import type { LinkSources } from "./link-sources.ts";
import type { PictureChooserSlot } from "./picture-chooser-slot.ts";
import { SlashMenu } from "./slash-menu/slash-menu.tsx";
import { useSlashMenu } from "./slash-menu/use-slash-menu.ts";
import styles from "./text-editor.module.css";
import type { DialogName } from "#app/admin/text-editor/toolbar/toolbar-item.ts";
import { focusToolbar } from "#app/admin/text-editor/toolbar/toolbar-frame.tsx";
import { Toolbar } from "#app/admin/text-editor/toolbar/toolbar.tsx";
import { useFocusAfter } from "./toolbar/use-focus-after.ts";
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

const FindBar = onDemand(async () => (await import("./find/find-bar.tsx")).FindBar);

const dialogs = {
  link: onDemand(async () => (await import("./links/link-dialog.tsx")).LinkDialog),
  picture: onDemand(async () => (await import("./dialogs/picture-dialog.tsx")).PictureDialog),
  video: onDemand(async () => (await import("./dialogs/video-dialog.tsx")).VideoDialog),
  table: onDemand(async () => (await import("./dialogs/table-dialog.tsx")).TableDialog),
  gallery: onDemand(async () => (await import("./dialogs/gallery-dialog.tsx")).GalleryDialog),
  fact: onDemand(async () => (await import("./dialogs/fact-dialog.tsx")).FactDialog),
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
      focusToolbar: () => focusToolbar(toolbarId),
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
    editorProps: { attributes: attributesOf(props, helpId), ...caretMargins() },
  });
  const flush = useEditorValue(editor, value, onChange);
  useFactValues(editor, {
    listFacts,
    language: lang,
    tell: labels.blocks.factDialog.told,
    adminLanguage: useLanguage(),
  });
  useQuietEnd(editor);
  useFocusAfter(editor, openDialog);
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
        <PictureNews pictures={pictures} labels={labels} />
      </div>
      <EditorPage editor={editor} loading={labels.loading} />
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

function attributesOf({ id, lang, label, describedBy, invalid }: TextEditorProps, helpId: string) {
  return {
    ...fieldAttributes(id, lang, label, [describedBy, helpId].filter(Boolean).join(" ")),
    class: `prose ${styles.text}`,
    "aria-multiline": "true",
    ...(invalid && { "aria-invalid": "true" }),
  };
}

/** On destroy, TipTap renders the text again without our node views: a video's frame that is still in the page would request the video's site. */
function useQuietEnd(editor: Editor | null): void {
  useLayoutEffect(
    () => () => {
      if (editor && !editor.isDestroyed) document.createElement("div").append(editor.view.dom);
    },
    [editor],
  );
}

interface PictureNewsProps {
  pictures: ReturnType<typeof usePictures>;
  labels: EditorLabels;
}

/** The outcome of pictures that were pasted or dropped. */
function PictureNews({ pictures: { errors, isPending, clearErrors }, labels }: PictureNewsProps) {
  return (
    <>
      {errors.length > 0 && (
        <div className={styles.errors}>
          <Alert>
            {errors.map((error) => (
              <p key={error}>{error}</p>
            ))}
          </Alert>
          <button type="button" aria-label={labels.closeMessage} onClick={clearErrors}>
            ×
          </button>
        </div>
      )}
      <p role="status" className={styles.status}>
        {isPending && labels.preparing}
      </p>
    </>
  );
}

/** The text itself, on its page. */
function EditorPage({ editor, loading }: { editor: Editor | null; loading: string }) {
  if (editor) return <EditorContent editor={editor} className={styles.page} />;
  return (
    <div className={styles.page} aria-busy="true">
      <p className={styles.loading}>{loading}</p>
    </div>
  );
}
