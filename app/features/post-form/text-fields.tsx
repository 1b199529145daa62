import { useEffect, useRef } from "react";
import { Field } from "#app/ui/field.tsx";
import { useDeskMessages } from "#i18n/desk-messages.ts";
import { languageNames, type Language } from "#i18n/languages.ts";
import { placeId } from "./form-place.ts";
import { textField, type PostFields, type TextField, type TextName } from "./post-fields.ts";
import fieldStyles from "#app/ui/field.module.css";
import type { TextEditorHandle, TextEditorSlot } from "./text-editor-slot.ts";
import styles from "./text-fields.module.css";

interface TextFieldsProps {
  TextEditor: TextEditorSlot;
  formId: string;
  language: Language;
  fields: PostFields;
  /** Whether title and summary must be written. */
  isRequired: boolean;
  errorAt: (place: TextField) => string | undefined;
  onWrite: (name: TextField, value: string) => void;
  /** Takes what passes on the last words of the text editor; gives back the end of it. */
  addSource: (passOn: () => void) => () => void;
}

/** The fields of one language. */
export function TextFields({
  TextEditor,
  formId,
  language,
  fields,
  isRequired,
  errorAt,
  onWrite,
  addSource,
}: TextFieldsProps) {
  const { postForm, textEditor } = useDeskMessages();
  const editor = useRef<TextEditorHandle>(null);
  useEffect(() => addSource(() => editor.current?.flush()), [addSource]);
  const place = (name: TextName) => textField(language, name);
  const shared = (name: TextName) => ({
    label: postForm.fields[name],
    id: placeId(formId, place(name)),
    error: errorAt(place(name)),
  });
  const contentError = errorAt(place("content"));
  const contentId = placeId(formId, place("content"));
  return (
    <div className={styles.fields}>
      <Field {...shared("title")}>
        {(control) => (
          <input
            {...control}
            className={`${control.className} ${styles.title}`}
            lang={language}
            required={isRequired}
            value={fields[place("title")]}
            onChange={({ target }) => onWrite(place("title"), target.value)}
          />
        )}
      </Field>
      <Field {...shared("summary")}>
        {(control) => (
          <textarea
            {...control}
            lang={language}
            rows={3}
            required={isRequired}
            value={fields[place("summary")]}
            onChange={({ target }) => onWrite(place("summary"), target.value)}
          />
        )}
      </Field>
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
          value={fields[place("content")]}
          onChange={(html) => onWrite(place("content"), html)}
          {...(contentError !== undefined && { invalid: true, describedBy: `${contentId}-error` })}
        />
        {contentError !== undefined && (
          <p id={`${contentId}-error`} className={fieldStyles.error}>
            {contentError}
          </p>
        )}
      </div>
      <Field {...shared("coverAlt")} hint={postForm.fields.coverAltHint}>
        {(control) => (
          <input
            {...control}
            lang={language}
            value={fields[place("coverAlt")]}
            onChange={({ target }) => onWrite(place("coverAlt"), target.value)}
          />
        )}
      </Field>
    </div>
  );
}
