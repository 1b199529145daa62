import { Fragment, type ReactNode } from "react";
import { Field } from "#app/ui/forms/field.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import {
  fieldId,
  textField,
  textNames,
  type PostFields,
  type TextField,
  type TextName,
} from "#app/admin/post-form/post-fields.ts";
import { LengthHint, LengthStatus } from "#app/admin/post-form/measures/length-hint.tsx";
import { shownLengths, TextMeasures } from "#app/admin/post-form/measures/text-measures.tsx";
import { ContentField, type ContentFieldProps } from "./content-field.tsx";
import { CoverTextFields } from "./cover-text-fields.tsx";
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
  const valueOf = (name: TextName) => fields[field(name)];
  const measured = (name: keyof typeof shownLengths) => ({
    text: valueOf(name),
    limit: shownLengths[name],
  });
  const controls: Record<TextName, ReactNode> = {
    title: (
      <Field {...shared("title")} hint={<LengthHint {...measured("title")} />}>
        {(control) => (
          <input
            {...control}
            className={`${control.className} ${styles.title}`}
            lang={language}
            required={isRequired}
            value={valueOf("title")}
            onChange={({ target }) => onWrite(field("title"), target.value)}
          />
        )}
      </Field>
    ),
    summary: (
      <Field {...shared("summary")} hint={<LengthHint {...measured("summary")} />}>
        {(control) => (
          <textarea
            {...control}
            lang={language}
            rows={3}
            required={isRequired}
            value={valueOf("summary")}
            onChange={({ target }) => onWrite(field("summary"), target.value)}
          />
        )}
      </Field>
    ),
    content: (
      <>
        <ContentField
          {...shared("content")}
          TextEditor={TextEditor}
          language={language}
          value={valueOf("content")}
          onChange={(html) => onWrite(field("content"), html)}
          addDelayedField={addDelayedField}
        />
        <TextMeasures
          language={language}
          title={valueOf("title")}
          summary={valueOf("summary")}
          content={valueOf("content")}
        />
      </>
    ),
    coverAlt: (
      <CoverTextFields
        {...shared("coverAlt")}
        language={language}
        alt={valueOf("coverAlt")}
        role={valueOf("coverRole")}
        onWrite={(name, value) => onWrite(field(name), value)}
      />
    ),
    // Stands with the words that it takes the place of.
    coverRole: null,
  };
  return (
    <div className={styles.fields}>
      <LengthStatus {...measured("title")} />
      <LengthStatus {...measured("summary")} />
      {textNames.map((name) => (
        <Fragment key={name}>{controls[name]}</Fragment>
      ))}
    </div>
  );
}
