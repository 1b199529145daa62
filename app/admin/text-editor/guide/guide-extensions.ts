import { Node, type Editor, type Extensions, type JSONContent } from "@tiptap/core";
import { StarterKit, type StarterKitOptions } from "@tiptap/starter-kit";
import type { Block } from "#api/documents/block-tree.ts";
import type { Inline } from "#api/documents/inline.ts";
import { replaceNodes } from "#api/documents/walk-nodes.ts";
import { galleryBlocks, pictureBlock } from "#api/post-html/picture-block.ts";
import type { EditorLabels } from "#app/admin/text-editor/labels/editor-labels.ts";
import { GalleryNode } from "#app/admin/text-editor/nodes/gallery-node.ts";
import { PictureNode } from "#app/admin/text-editor/nodes/picture-node.ts";
import { VideoNode } from "#app/admin/text-editor/nodes/video-node.ts";
import { SelectedBlock } from "#app/admin/text-editor/selected-block.ts";
import type { GuideLabels } from "./block-label.ts";
import type { FactTexts } from "./fact-texts.ts";
import { FactChip, guideMarks } from "./guide-inline.ts";
import { guideNodes } from "./guide-nodes.ts";

interface MediaOptions {
  labels: EditorLabels;
  onEditPicture: () => void;
}

/** Exactly what `api/guide/guide-document.ts` describes. */
export function guideExtensions(
  labels: GuideLabels | null,
  texts: FactTexts | null,
  media: MediaOptions | null = null,
): Extensions {
  return [
    basis({}),
    ...guideMarks,
    ...guideNodes(labels),
    PictureNode.configure({
      labels: media?.labels ?? null,
      isOfLibrary: true,
      ...(media && { onEdit: media.onEditPicture }),
    }),
    GalleryNode,
    VideoNode.configure({ labels: media?.labels ?? null }),
    SelectedBlock,
    FactChip.configure({ texts }),
  ];
}

/** One line of words and facts. */
export function lineExtensions(texts: FactTexts): Extensions {
  const line = Node.create({ name: "doc", topNode: true, content: "inline*", marks: "" });
  return [basis({ bold: false, gapcursor: false }), line, FactChip.configure({ texts })];
}

/** Text, bold, undoing, and the cursors of ProseMirror. */
function basis(options: Partial<StarterKitOptions>) {
  return StarterKit.configure({
    blockquote: false,
    bulletList: false,
    code: false,
    codeBlock: false,
    document: false,
    hardBreak: false,
    heading: false,
    horizontalRule: false,
    italic: false,
    link: false,
    listItem: false,
    listKeymap: false,
    orderedList: false,
    paragraph: false,
    strike: false,
    trailingNode: false,
    underline: false,
    undoRedo: { depth: 100, newGroupDelay: 1000 },
    dropcursor: { width: 3, class: "drop-cursor", color: false },
    ...options,
  });
}

/** The blocks as they are stored: a picture has only what is said of it, and one alone is no gallery. */
export function blocksIn(editor: Editor): Block[] {
  // Safe cast: the schema holds exactly these blocks.
  const blocks = (editor.getJSON().content ?? []) as Block[];
  return replaceNodes(blocks, (node) => {
    if (node.type === "gallery") return galleryBlocks(node.content.map(({ attrs }) => pictureBlock(attrs)));
    return node.type === "picture" ? [pictureBlock(node.attrs)] : undefined;
  });
}

/** For TipTap, which tells absent marks from undefined ones. */
export function treeOf(content: readonly (Block | Inline)[]): JSONContent {
  return { type: "doc", content: [...content] as JSONContent[] };
}
