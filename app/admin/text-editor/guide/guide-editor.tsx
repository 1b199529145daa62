import type { Editor } from "@tiptap/core";
import { EditorContent, useEditor } from "@tiptap/react";
import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useState,
  type ComponentProps,
  type Ref,
} from "react";
import "#app/ui/prose.css";
import type { Printing } from "#api/guide/admin-documents.ts";
import type { Block } from "#api/documents/block-tree.ts";
import { onDemand } from "#app/admin/calls/on-demand.tsx";
import { caretMargins } from "#app/admin/text-editor/caret-margins.ts";
import { LinkDialog } from "#app/admin/text-editor/links/link-dialog.tsx";
import { fieldAttributes } from "#app/admin/text-editor/field-attributes.ts";
import { focusToolbar } from "#app/admin/text-editor/toolbar/toolbar-frame.tsx";
import { useFocusAfter } from "#app/admin/text-editor/toolbar/use-focus-after.ts";
import type { PictureChooserSlot } from "#app/admin/text-editor/picture-chooser-slot.ts";
import type { LinkSources } from "#app/admin/text-editor/link-sources.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { decodePart } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { BlockDialog } from "./block-dialog.tsx";
import { FactTexts, type FactCalls } from "./fact-texts.ts";
import { GuideFactDialog } from "./guide-fact-dialog.tsx";
import { blocksIn, guideExtensions, treeOf } from "./guide-extensions.ts";
import { GuideKeys } from "./guide-keys.ts";
import { GuideToolbar, type GuideDialogName } from "./guide-toolbar.tsx";
import { placeOfMedia } from "./insert-kinds.ts";
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
  /** For those who may use the library. */
  PictureChooser: PictureChooserSlot | undefined;
  ref?: Ref<GuideEditorHandle>;
}

const PictureDialog = onDemand(
  async () => (await import("#app/admin/text-editor/dialogs/picture-dialog.tsx")).PictureDialog,
);
const GalleryDialog = onDemand(
  async () => (await import("#app/admin/text-editor/dialogs/gallery-dialog.tsx")).GalleryDialog,
);
const VideoDialog = onDemand(
  async () => (await import("#app/admin/text-editor/dialogs/video-dialog.tsx")).VideoDialog,
);

/** Milliseconds after the last change. */
const pause = 300;

/** The text of a guide page: its blocks, its links and its facts as chips. Rendered only in the browser. */
export function GuideEditor(props: GuideEditorProps) {
  const { id, lang, content, printings, onChange, calls, links, PictureChooser, ref } = props;
  const { guide, textEditor } = useAdminMessages();
  const texts = guide.editor;
  const [dialog, setDialog] = useState<GuideDialogName | null>(null);
  const [facts] = useState(() => new FactTexts(calls, printings));
  useEffect(() => facts.add(printings), [facts, printings]);
  const [helpId, toolbarId] = [`${id}-help`, `${id}-toolbar`];
  const [extensions] = useState(() => [
    ...guideExtensions(texts, facts, {
      labels: textEditor,
      onEditPicture: () => setDialog("picture"),
    }),
    GuideKeys.configure({
      openFact: () => setDialog("fact"),
      openLink: () => setDialog("link"),
      focusToolbar: () => focusToolbar(toolbarId),
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
        ...fieldAttributes(id, lang, props.label, helpId),
        class: `prose ${frame.text} ${styles.text}`,
        "aria-multiline": "true",
      },
      ...caretMargins(),
    },
  });
  // From a public page one comes to the section that one was reading.
  useEffect(() => {
    if (editor && location.hash !== "") standAtAnchor(editor, decodePart(location.hash.slice(1)));
  }, [editor]);
  useChanges(editor, onChange);
  useFocusAfter(editor, dialog);
  useImperativeHandle(ref, () => handleOf(editor, content), [editor, content]);

  return (
    <div className={frame.editor}>
      <div className={frame.top}>
        {editor && (
          <GuideToolbar
            id={toolbarId}
            editor={editor}
            facts={facts}
            hasLibrary={PictureChooser !== undefined}
            controls={id}
            onDialog={setDialog}
          />
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
      {editor && (
        <GuideDialog
          dialog={dialog}
          editor={editor}
          language={lang}
          links={links}
          facts={facts}
          PictureChooser={PictureChooser}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  );
}

/** Tells changes at most once a pause, and not only after one: who types on and on has a draft too. */
function useChanges(editor: Editor | null, onChange: () => void): void {
  const tellChange = useEffectEvent(onChange);
  useEffect(() => {
    if (!editor) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
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
}

/** @param content the text until the editor is there */
function handleOf(editor: Editor | null, content: readonly Block[]): GuideEditorHandle {
  return {
    read() {
      return editor ? blocksIn(editor) : [...content];
    },
    settle() {
      if (editor) nameAnchors(editor);
    },
    replace(blocks) {
      // Its blocks alone: a document would have to be fitted into the present one.
      editor?.commands.setContent(editor.schema.nodeFromJSON(treeOf(blocks)).content, { emitUpdate: true });
    },
    focus: () => void editor?.commands.focus(),
  };
}

type GuideLinkDialogProps = Omit<ComponentProps<typeof LinkDialog>, "labels">;

interface GuideDialogProps extends GuideLinkDialogProps {
  /** Null while none is open. */
  dialog: GuideDialogName | null;
  facts: FactTexts;
  PictureChooser: PictureChooserSlot | undefined;
}

function GuideDialog({ dialog, facts, PictureChooser, ...props }: GuideDialogProps) {
  const { textEditor } = useAdminMessages();
  const ofPosts = { ...props, labels: textEditor, place: () => placeOfMedia(props.editor) };
  switch (dialog) {
    case "link":
      return <GuideLinkDialog {...props} />;
    case "fact":
      return <GuideFactDialog {...props} facts={facts} />;
    case "settings":
      return <BlockDialog {...props} />;
    case "picture":
      return <PictureDialog {...ofPosts} PictureChooser={PictureChooser} isOfLibrary />;
    case "gallery":
      return <GalleryDialog {...ofPosts} PictureChooser={PictureChooser} isOfLibrary />;
    case "video":
      return <VideoDialog {...ofPosts} />;
    case null:
      return null;
  }
}

/** The link dialog of posts, in the words of the guide. */
function GuideLinkDialog(props: GuideLinkDialogProps) {
  const { guide, textEditor } = useAdminMessages();
  const { links } = guide.editor;
  const picker = { ...textEditor.aids.picker, posts: links.sites };
  return (
    <LinkDialog
      {...props}
      labels={{
        ...textEditor,
        linkDialog: { ...textEditor.linkDialog, ...links },
        aids: { ...textEditor.aids, picker },
      }}
    />
  );
}
