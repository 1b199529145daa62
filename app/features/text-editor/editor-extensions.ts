import type { Extensions } from "@tiptap/core";
import { StarterKit } from "@tiptap/starter-kit";
import type { EditorLabels } from "./editor-labels.ts";
import { Indentation } from "./indentation.ts";
import { isLinkTarget, linkTarget } from "./link-target.ts";
import { OrderedList } from "./ordered-list.ts";
import { PasteAndDrop, type PasteOptions } from "./paste-and-drop.ts";
import { PictureNode } from "./picture-node.ts";
import { EditorKeys, type KeyActions } from "./editor-keys.ts";
import { SelectedBlock } from "./selected-block.ts";
import { VideoNode } from "./video-node.ts";

export interface EditorActions extends KeyActions {
  pictures: PasteOptions["onPictures"];
}

/** Exactly the formats that a post may have. */
export function editorExtensions(labels: EditorLabels | null, actions: EditorActions): Extensions {
  return [
    StarterKit.configure({
      code: false,
      codeBlock: false,
      horizontalRule: false,
      orderedList: false,
      undoRedo: { depth: 100, newGroupDelay: 1000 },
      dropcursor: { width: 3, class: "drop-cursor", color: false },
      link: {
        openOnClick: false,
        defaultProtocol: "https",
        // Asked with what was typed, too: "peru.travel" becomes a link.
        isAllowedUri: (address) => isLinkTarget(address) || linkTarget(address) !== null,
        HTMLAttributes: { target: null, rel: null, class: null },
      },
    }),
    OrderedList,
    Indentation,
    PictureNode.configure({ labels, onEdit: actions.picture }),
    VideoNode.configure({ labels }),
    SelectedBlock,
    EditorKeys.configure(actions),
    PasteAndDrop.configure({ onPictures: actions.pictures }),
  ];
}
