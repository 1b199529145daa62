import type { ComponentType, Ref } from "react";
import type { Printing } from "#api/guide/admin-documents.ts";
import type { Block } from "#api/documents/block-tree.ts";
import type { Inline } from "#api/documents/inline.ts";
import type { Language } from "#i18n/languages.ts";
import type { DocumentPage } from "#i18n/own-pages.ts";

export interface GuideEditorHandle {
  read: () => Block[];
  settle: () => void;
  replace: (content: readonly Block[]) => void;
  focus: () => void;
}

/** The editor of a page's text as the form sees it; the route passes it in. */
export type GuideEditorSlot = ComponentType<{
  id: string;
  label: string;
  lang: Language;
  content: readonly Block[];
  printings: readonly Printing[];
  onChange: () => void;
  ref: Ref<GuideEditorHandle>;
}>;

/** The picture at the head of a page, and the choice of another one. */
export type TitlePictureSlot = ComponentType<{ page: DocumentPage }>;

/** The editor of a line that may hold facts. */
export type LineEditorSlot = ComponentType<{
  id: string;
  label: string;
  lang: Language;
  describedBy: string;
  content: readonly Inline[];
  printings: readonly Printing[];
  onChange: (content: Inline[], text: string) => void;
}>;
