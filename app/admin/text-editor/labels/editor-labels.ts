import type { editorAids } from "#i18n/admin/hu/writing-aids.ts";
import type { BlockLabels } from "./block-labels.ts";

export interface EditorLabels {
  toolbar: string;
  /** Keyboard instructions, shown below the field and read with it. */
  help: string;
  /** Shown until the editor is rendered. */
  loading: string;
  blockStyle: string;
  normalText: string;
  heading: (level: number) => string;
  bold: string;
  italic: string;
  underline: string;
  strike: string;
  quote: string;
  orderedList: string;
  bulletList: string;
  indentMore: string;
  indentLess: string;
  link: string;
  picture: string;
  video: string;
  clearFormatting: string;
  undo: string;
  redo: string;
  aids: typeof editorAids;
  blocks: BlockLabels;
  cancel: string;
  closeMessage: string;
  linkDialog: {
    titleNew: string;
    titleEdit: string;
    address: string;
    addressHint: string;
    text: string;
    add: string;
    save: string;
    remove: string;
    badAddress: string;
  };
  pictureDialog: {
    titleNew: string;
    titleEdit: string;
    file: string;
    chooseFile: string;
    chooseFiles: string;
    noneChosen: string;
    fileHint: string;
    alternative: string;
    alternativeHint: string;
    add: string;
    save: string;
    fromLibrary: string;
    /** A stored picture was chosen. */
    chosen: string;
    noFile: string;
  };
  videoDialog: {
    title: string;
    address: string;
    addressHint: string;
    add: string;
    badAddress: string;
  };
  /** Shown below a picture without an alternative text. */
  noAlternative: string;
  alternative: (text: string) => string;
  /** For the card that represents a video. */
  videoCard: (site: string) => string;
  preparing: string;
  pictureErrors: {
    type: (name: string) => string;
    /** A photograph as iPhones take it, which this browser cannot read. */
    heic: (name: string) => string;
    size: (name: string) => string;
    unreadable: (name: string) => string;
  };
}
