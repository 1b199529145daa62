import type { ComponentType, Ref } from "react";
import type { LibraryPicture } from "#api/admin/media-library.ts";
import type { FullPost } from "#api/posts/posts.ts";
import type { TextEditorTexts } from "#i18n/admin/hu/text-editor.ts";
import type { Language } from "#i18n/languages.ts";
import type { SavePost } from "#app/admin/post-form/save/save-machine.ts";

export interface TextEditorHandle {
  /** Reports pending changes at once and returns the text. */
  flush: () => string;
  focus: () => void;
}

/** The text editor as the form sees it. */
type TextEditorSlot = ComponentType<{
  ref: Ref<TextEditorHandle>;
  id: string;
  label: string;
  labels: TextEditorTexts;
  lang: Language;
  value: string;
  onChange: (html: string) => void;
  invalid?: boolean;
  describedBy?: string;
}>;

/** The media library as the form sees it. */
export type CoverLibrarySlot = ComponentType<{ onChosen: (picture: LibraryPicture) => void }>;

/** The props that the route gives the form; its calls come from `useAdmin`. */
export interface PostFormProps {
  /** Null for a new post. */
  post: FullPost | null;
  /** The languages of a translator, who saves drafts in them and nothing else; left out for who may write all. */
  translates?: readonly Language[] | undefined;
  /** Throws `ApiError`. */
  save: SavePost;
  /** After publishing. */
  onSaved: (post: FullPost) => void;
  /** After a save that goes on with the form. */
  onKept?: (post: FullPost) => void;
  TextEditor: TextEditorSlot;
  /** Left out for those who may not see the media library. */
  CoverLibrary?: CoverLibrarySlot | undefined;
}
