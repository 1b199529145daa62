import { Fragment, useEffect, useRef, type ComponentType, type ReactNode, type Ref } from "react";
import { Field } from "#app/ui/field.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { languageNames, type Language } from "#i18n/languages.ts";
import type { TextEditorTexts } from "#i18n/admin/hu/text-editor.ts";
import {
  fieldId,
  textField,
  textNames,
  type PostFields,
  type TextField,
  type TextName,
} from "#app/admin/post-form/post-fields.ts";
import fieldStyles from "../../../ui/field.module.css";
import type { FormStore } from "#app/admin/post-form/form-store.ts";
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

interface TextFieldsProps {
  TextEditor: TextEditorSlot;
  formId: string;
  language: Language;
  fields: PostFields;
  /** Whether title and summary are required. */
  isRequired: boolean;
  errorOf: (field: TextField) => ReactNode;
  onWrite: (name: TextField, value: string) => void;
  addDelayedField: FormStore["addDelayedField"];
}

export function TextFields({
  TextEditor,
  formId,
  language,
  fields,
  isRequired,
  errorOf,
  onWrite,
  addDelayedField,
}: TextFieldsProps) {
  const { postForm, textEditor } = useAdminMessages();
  const editor = useRef<TextEditorHandle>(null);
  useEffect(() => addDelayedField(() => editor.current?.flush()), [addDelayedField]);
  const field = (name: TextName) => textField(language, name);
  const shared = (name: TextName) => ({
    label: postForm.fields[name],
    id: fieldId(formId, field(name)),
    error: errorOf(field(name)),
  });
  const contentError = errorOf(field("content"));
  const contentId = fieldId(formId, field("content"));
  const controls: Record<TextName, ReactNode> = {
    title: (
      <Field {...shared("title")}>
        {(control) => (
          <input
            {...control}
            className={`${control.className} ${styles.title}`}
            lang={language}
            required={isRequired}
            value={fields[field("title")]}
            onChange={({ target }) => onWrite(field("title"), target.value)}
          />
        )}
      </Field>
    ),
    summary: (
      <Field {...shared("summary")}>
        {(control) => (
          <textarea
            {...control}
            lang={language}
            rows={3}
            required={isRequired}
            value={fields[field("summary")]}
            onChange={({ target }) => onWrite(field("summary"), target.value)}
          />
        )}
      </Field>
    ),
    content: (
      <div className={styles.content}>
        <span className={fieldStyles.label} aria-hidden="true">
          {postForm.fields.content}
        </span>
        <TextEditor
          ref={editor}
          id={contentId}
          label={postForm.fields.inLanguage(postForm.fields.content, languageNames[language])}
          labels={textEditor}
          lang={language}
          value={fields[field("content")]}
          onChange={(html) => onWrite(field("content"), html)}
          {...(contentError !== undefined && { invalid: true, describedBy: `${contentId}-error` })}
        />
        {contentError !== undefined && (
          <p id={`${contentId}-error`} className={fieldStyles.error}>
            {contentError}
          </p>
        )}
      </div>
    ),
    coverAlt: (
      <Field {...shared("coverAlt")} hint={postForm.fields.coverAltHint}>
        {(control) => (
          <input
            {...control}
            lang={language}
            value={fields[field("coverAlt")]}
            onChange={({ target }) => onWrite(field("coverAlt"), target.value)}
          />
        )}
      </Field>
    ),
  };
  return (
    <div className={styles.fields}>
      {textNames.map((name) => (
        <Fragment key={name}>{controls[name]}</Fragment>
      ))}
    </div>
  );
}
