import { Extension, Node, wrappingInputRule, type Extensions } from "@tiptap/core";
import { StarterKit } from "@tiptap/starter-kit";
import { search } from "prosemirror-search";
import { linkAddress } from "#api/post-html/link-address.ts";
import { linkTarget } from "./links/link-target.ts";
import type { EditorLabels } from "./labels/editor-labels.ts";
import { FactValueMarks } from "./facts/fact-values.ts";
import { CalloutNode } from "./nodes/callout-node.ts";
import { GalleryNode } from "./nodes/gallery-node.ts";
import { Indentation } from "./nodes/indentation.ts";
import { PictureNode } from "./nodes/picture-node.ts";
import { tableNodes } from "./nodes/table-nodes.ts";
import { VideoNode } from "./nodes/video-node.ts";
import { PasteAndDrop, type PasteOptions } from "./paste/paste-and-drop.ts";
import { SlashCommand, type SlashOptions } from "./slash-menu/slash-command.ts";
import { SelectedBlock } from "./selected-block.ts";

declare module "@tiptap/core" {
  interface Commands<ReturnType> {
    numberedList: { toggleOrderedList: () => ReturnType };
  }
}

interface KeyActions {
  openLinkDialog: () => void;
  openPictureDialog: () => void;
  focusToolbar: () => void;
  openFindBar: () => void;
}

export interface EditorActions extends KeyActions {
  insertPictures: PasteOptions["onPictures"];
  slash?: SlashOptions;
}

/** Exactly the formats that a post can have; `api/post-html/` defines their HTML. */
export function editorExtensions(labels: EditorLabels | null, actions: EditorActions): Extensions {
  const { insertPictures, slash, ...keyActions } = actions;
  return [
    StarterKit.configure({
      code: false,
      codeBlock: false,
      orderedList: false,
      undoRedo: { depth: 100, newGroupDelay: 1000 },
      dropcursor: { width: 3, class: "drop-cursor", color: false },
      link: {
        openOnClick: false,
        defaultProtocol: "https",
        // TipTap also asks this for typed words such as "peru.travel", before it turns them into links.
        isAllowedUri: (address) => linkAddress(address) !== null || linkTarget(address) !== null,
        HTMLAttributes: { target: null, rel: null, class: null },
      },
    }),
    OrderedList,
    Indentation,
    PictureNode.configure({ labels, onEdit: actions.openPictureDialog }),
    VideoNode.configure({ labels }),
    GalleryNode,
    CalloutNode.configure({ labels: labels?.blocks ?? null }),
    ...tableNodes,
    SlashCommand.configure(slash),
    SelectedBlock,
    Extension.create({ name: "searchMarks", addProseMirrorPlugins: () => [search()] }),
    FactValueMarks,
    EditorKeys.configure(keyActions),
    PasteAndDrop.configure({ onPictures: insertPictures }),
  ];
}

/** TipTap's own ordered list also has a start and a style, which are not stored. */
const OrderedList = Node.create({
  name: "orderedList",
  group: "block list",
  content: "listItem+",
  parseHTML: () => [{ tag: "ol" }],
  renderHTML: () => ["ol", 0],
  addCommands() {
    return {
      toggleOrderedList:
        () =>
        ({ commands }) =>
          commands.toggleList(this.name, "listItem"),
    };
  },
  addKeyboardShortcuts() {
    return { "Mod-Shift-7": () => this.editor.commands.toggleOrderedList() };
  },
  addInputRules() {
    return [wrappingInputRule({ find: /^1[.)]\s$/, type: this.type })];
  },
});

const nothing = () => undefined;

/** Keys that the formats' own extensions lack. */
const EditorKeys = Extension.create<KeyActions>({
  name: "editorKeys",
  addOptions: () => ({
    openLinkDialog: nothing,
    openPictureDialog: nothing,
    focusToolbar: nothing,
    openFindBar: nothing,
  }),
  addKeyboardShortcuts() {
    const { editor, options } = this;
    const handled = (action: () => void) => () => {
      action();
      return true;
    };
    return {
      "Mod-k": handled(() =>
        editor.isActive("picture") ? options.openPictureDialog() : options.openLinkDialog(),
      ),
      "Alt-F10": handled(() => options.focusToolbar()),
      "Mod-f": handled(() => options.openFindBar()),
      "Mod-Shift-x": () => editor.commands.toggleStrike(),
      "Mod-\\": () => editor.chain().unsetAllMarks().clearNodes().run(),
    };
  },
});
