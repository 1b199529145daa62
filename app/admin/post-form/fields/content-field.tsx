import { useEffect, useRef, type ComponentType, type ReactNode, type Ref } from "react";
import type { FormStore } from "#app/admin/post-form/form-store.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import type { TextEditorTexts } from "#i18n/admin/hu/text-editor.ts";
import { languageNames, type Language } from "#i18n/languages.ts";
import fieldStyles from "../../../ui/forms/field.module.css";
import styles from "./text-fields.module.css";

interface TextEditorHandle {
  /** Reports pending changes at once and returns the text. */
  flush: () => string;
  focus: () => void;
}

/** The text editor as the form sees it; the route passes it in. */
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

export interface ContentFieldProps {
  TextEditor: TextEditorSlot;
  language: Language;
  addDelayedField: FormStore["addDelayedField"];
  id: string;
  label: string;
  error: ReactNode;
  value: string;
  onChange: (html: string) => void;
}

/** A `Field` whose label is no `label` element: that names only controls of HTML, which the text editor is not. */
export function ContentField({
  TextEditor,
  language,
  addDelayedField,
  id,
  label,
  error,
  value,
  onChange,
}: ContentFieldProps) {
  const { postForm, textEditor } = useAdminMessages();
  const editor = useRef<TextEditorHandle>(null);
  useEffect(() => addDelayedField(() => editor.current?.flush()), [addDelayedField]);
  const errorId = `${id}-error`;
  return (
    <div className={styles.content}>
      <span className={fieldStyles.label} aria-hidden="true">
        {label}
      </span>
      <TextEditor
        ref={editor}
        id={id}
        label={postForm.fields.inLanguage(label, languageNames[language])}
        labels={textEditor}
        lang={language}
        value={value}
        onChange={onChange}
        {...(error !== undefined && { invalid: true, describedBy: errorId })}
      />
      {error !== undefined && (
        <p id={errorId} className={fieldStyles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
