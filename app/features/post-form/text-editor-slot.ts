import type { ComponentType, Ref } from "react";
import type { TextEditorTexts } from "#i18n/desk/hu/text-editor.ts";
import type { Language } from "#i18n/languages.ts";

/** What the form asks of a text editor. */
export interface TextEditorHandle {
  /** Passes on at once what was typed and not told yet. */
  flush: () => string;
  focus: () => void;
}

/** The editor that the route puts into the form's places for content. */
export type TextEditorSlot = ComponentType<{
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
