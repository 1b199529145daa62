import { useEffect, useRef } from "react";
import { usePostForm, useView } from "#app/admin/post-form/store/form-context.ts";
import type { TextEditorHandle } from "#app/admin/post-form/store/form-props.ts";
import { textField } from "#app/admin/post-form/store/post-fields.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { languageNames, type Language } from "#i18n/languages.ts";
import fieldStyles from "../../../ui/forms/field.module.css";
import { useTextControl, useValue } from "./use-text-control.tsx";
import styles from "./text-fields.module.css";

/** A `Field` whose label is no `label` element: that names only controls of HTML, which the text editor is not. */
export function ContentField({ language }: { language: Language }) {
  const { postForm, textEditor } = useAdminMessages();
  const { store, given } = usePostForm();
  const { TextEditor } = given;
  const { label, id, error } = useTextControl(language, "content");
  const [value, write] = useValue(textField(language, "content"));
  const editor = useRef<TextEditorHandle>(null);
  // An editor is most of a form's work, and one with its undo history stays from when it was first shown.
  const isOpened = useView(({ opened }) => opened.includes(language));
  useEffect(() => store.addDelayedField(() => editor.current?.flush()), [store]);
  const errorId = `${id}-error`;
  return (
    <div className={styles.content}>
      <span className={fieldStyles.label} aria-hidden="true">
        {label}
      </span>
      {isOpened && (
        <TextEditor
          ref={editor}
          id={id}
          label={postForm.fields.inLanguage(label, languageNames[language])}
          labels={textEditor}
          lang={language}
          value={value}
          onChange={write}
          {...(error !== undefined && { invalid: true, describedBy: errorId })}
        />
      )}
      {error !== undefined && (
        <p id={errorId} className={fieldStyles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
