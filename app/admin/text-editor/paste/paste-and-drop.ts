import { Extension, type Editor } from "@tiptap/core";
import { Fragment, Slice, type Node } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { videoAddress } from "#api/videos/video-address.ts";
import { cursorAfterBlock } from "#app/admin/text-editor/selected-block.ts";
import { tidyPastedHtml } from "./tidy-pasted-html.ts";

export interface PasteOptions {
  /** `position` is that of a drop. */
  onPictures: (editor: Editor, files: File[], position?: number) => void;
}

/** Tidies pasted HTML, embeds pictures, and turns a video's address on its own line into a video. */
export const PasteAndDrop = Extension.create<PasteOptions>({
  name: "pasteAndDrop",
  // Runs before the link extension, which would turn a video's address into a link.
  priority: 1100,

  addOptions: () => ({ onPictures: () => undefined }),

  addProseMirrorPlugins() {
    const { editor } = this;
    const { onPictures } = this.options;
    return [
      new Plugin({
        props: {
          transformPastedHTML: (html) => tidyPastedHtml(html),
          transformPasted: (slice) => withVideos(slice),
          handlePaste: (view, { clipboardData }, slice) => {
            if (!clipboardData) return false;
            const files = filesOf(clipboardData);
            if (files.length > 0 && !holdsText(clipboardData)) {
              onPictures(editor, files);
              return true;
            }
            if (slice.size > 0) cursorAfterBlock(view);
            return pasteVideo(view, clipboardData.getData("text/plain"));
          },
          handleDrop: (view, { dataTransfer, clientX, clientY }, _, moved) => {
            const files = dataTransfer && !moved ? filesOf(dataTransfer) : [];
            if (files.length === 0) return false;
            onPictures(editor, files, view.posAtCoords({ left: clientX, top: clientY })?.pos);
            return true;
          },
        },
      }),
    ];
  },
});

const filesOf = (data: DataTransfer) => [...data.files];

/** Only text decides: Office adds a picture of copied text, and browsers add markup to a copied picture. */
function holdsText(data: DataTransfer): boolean {
  const html = data.getData("text/html");
  if (html === "") return data.getData("text/plain").trim() !== "";
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return (body.textContent ?? "").trim() !== "";
}

/** `videoAddress` alone would also accept a bare id of eleven letters, which may be a word. */
const videoIn = (text: string) =>
  /^(?:https?:\/\/|www\.)?[\w.-]+\.\w+\/\S+$/i.test(text) ? videoAddress(text) : null;

function pasteVideo({ state, dispatch }: EditorView, pasted: string): boolean {
  const { selection } = state;
  const src = videoIn(pasted.trim());
  const video = src && state.schema.nodes["video"]?.create({ src });
  const line = selection.$from.parent;
  if (!video || !selection.empty || !line.isTextblock || line.content.size > 0) return false;
  dispatch(state.tr.replaceSelectionWith(video).scrollIntoView());
  return true;
}

/** Turns pasted paragraphs that are only a video's address into videos. */
function withVideos(slice: Slice): Slice {
  if (slice.content.childCount < 2) return slice;
  const blocks: Node[] = slice.content.content.map((block) => {
    const src = block.type.name === "paragraph" ? videoIn(block.textContent.trim()) : null;
    return (src && block.type.schema.nodes["video"]?.create({ src })) || block;
  });
  const openStart = blocks[0]?.isAtom ? 0 : slice.openStart;
  const openEnd = blocks.at(-1)?.isAtom ? 0 : slice.openEnd;
  return new Slice(Fragment.from(blocks), openStart, openEnd);
}
