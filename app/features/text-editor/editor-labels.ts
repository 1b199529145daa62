/** Every text of the editor, in the language of the interface. */
export interface EditorLabels {
  toolbar: string;
  /** How to work with the keyboard; read with the field and shown below it. */
  help: string;
  /** Shown while the editor itself is not there yet. */
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
    fileHint: string;
    alternative: string;
    alternativeHint: string;
    add: string;
    save: string;
    noFile: string;
  };
  videoDialog: {
    title: string;
    address: string;
    addressHint: string;
    add: string;
    badAddress: string;
  };
  /** Below a picture: its alternative text, or that it has none. */
  noAlternative: string;
  alternative: (text: string) => string;
  /** On the card that stands for a video, by the name of its site. */
  videoCard: (site: string) => string;
  preparing: string;
  /** What is wrong with a picture, by the name of its file. */
  pictureErrors: {
    type: (name: string) => string;
    size: (name: string) => string;
    unreadable: (name: string) => string;
  };
}
