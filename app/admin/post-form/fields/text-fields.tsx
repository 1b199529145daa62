import { Fragment, type ReactNode } from "react";
import { Field } from "#app/ui/field.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import {
  fieldId,
  textField,
  textNames,
  type PostFields,
  type TextField,
  type TextName,
} from "#app/admin/post-form/post-fields.ts";
import { ContentField, type ContentFieldProps } from "./content-field.tsx";
import styles from "./text-fields.module.css";

interface TextFieldsProps extends Pick<ContentFieldProps, "TextEditor" | "language" | "addDelayedField"> {
  formId: string;
  fields: PostFields;
  /** Whether title and summary are required. */
  isRequired: boolean;
  errorOf: (field: TextField) => ReactNode;
  onWrite: (name: TextField, value: string) => void;
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
  const { postForm } = useAdminMessages();
  const field = (name: TextName) => textField(language, name);
  const shared = (name: TextName) => ({
    label: postForm.fields[name],
    id: fieldId(formId, field(name)),
    error: errorOf(field(name)),
  });
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
      <ContentField
        {...shared("content")}
        TextEditor={TextEditor}
        language={language}
        value={fields[field("content")]}
        onChange={(html) => onWrite(field("content"), html)}
        addDelayedField={addDelayedField}
      />
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
