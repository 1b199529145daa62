import { getSchema } from "@tiptap/core";
import { editorExtensions } from "#app/admin/text-editor/editor-extensions.ts";

const nothing = () => undefined;

/** The extensions of a text editor without a toolbar and dialogs. */
export const idleExtensions = () =>
  editorExtensions(null, {
    openLinkDialog: nothing,
    openPictureDialog: nothing,
    focusToolbar: nothing,
    openFindBar: nothing,
    insertPictures: nothing,
  });

/** The schema of a text in the editor. */
export const editorSchema = getSchema(idleExtensions());
