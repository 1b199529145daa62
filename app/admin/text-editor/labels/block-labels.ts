/** Texts for the blocks beside paragraphs, lists and plain pictures. */
export interface BlockLabels {
  table: string;
  tip: string;
  warning: string;
  gallery: string;
  fact: string;
  rule: string;
  rowAbove: string;
  rowBelow: string;
  deleteRow: string;
  columnBefore: string;
  columnAfter: string;
  deleteColumn: string;
  tableSettings: string;
  deleteTable: string;
  pictureBack: string;
  pictureOn: string;
  /** Shown below a picture that only decorates. */
  decorative: string;
  tableDialog: {
    title: string;
    caption: string;
    captionHint: string;
    headRow: string;
    headColumn: string;
    save: string;
  };
  pictureDialog: {
    decorative: string;
    decorativeHint: string;
    caption: string;
    captionHint: string;
    credit: string;
    creditHint: string;
  };
  galleryDialog: {
    titleNew: string;
    titleAdd: string;
    files: string;
    add: string;
    /** Names the list of the pictures that are about to be added. */
    chosen: string;
    earlier: string;
    remove: string;
    ofPicture: (action: string, n: number) => string;
  };
  factDialog: {
    title: string;
    search: string;
    hint: string;
    found: (n: number) => string;
    /** Why only so many of them are shown. */
    narrow: (n: number) => string;
    noValue: string;
    noneChosen: string;
    failed: string;
    add: string;
    /** Beside the value that readers see of one in the text. */
    told: (fact: string) => string;
  };
  /** The list that opens with a slash. */
  slashMenu: string;
  noBlock: string;
}
