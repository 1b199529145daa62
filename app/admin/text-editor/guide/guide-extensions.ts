import { Node, type Extensions, type JSONContent } from "@tiptap/core";
import { StarterKit, type StarterKitOptions } from "@tiptap/starter-kit";
import type { Block } from "#api/documents/block-tree.ts";
import type { Inline } from "#api/documents/inline.ts";
import type { GuideLabels } from "./block-label.ts";
import type { FactTexts } from "./fact-texts.ts";
import { FactChip, guideMarks } from "./guide-inline.ts";
import { guideNodes } from "./guide-nodes.ts";

/** Exactly what `api/guide/guide-document.ts` describes. */
export function guideExtensions(labels: GuideLabels | null, texts: FactTexts | null): Extensions {
  return [basis({}), ...guideMarks, ...guideNodes(labels), FactChip.configure({ texts })];
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

/** For TipTap, which tells absent marks from undefined ones. */
export function treeOf(content: readonly (Block | Inline)[]): JSONContent {
  return { type: "doc", content: [...content] as JSONContent[] };
}
