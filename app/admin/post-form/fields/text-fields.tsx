import { useMemo, type ComponentType } from "react";
import { readHtml } from "#api/post-html/read-html.ts";
import { longestNote } from "#api/documents/line-limits.ts";
import { Field } from "#app/ui/forms/field.tsx";
import { FoldedField } from "#app/ui/forms/folded.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import type { Language } from "#i18n/languages.ts";
import { useFormState, usePostForm } from "#app/admin/post-form/store/form-context.ts";
import { LengthHint, LengthStatus } from "#app/admin/post-form/measures/length-hint.tsx";
import { measureText, shownLengths } from "#app/admin/post-form/measures/measure-text.ts";
import { textField, textNames, type TextName } from "#app/admin/post-form/store/post-fields.ts";
import { ContentField } from "./content-field.tsx";
import { CoverTextFields } from "./cover-text-fields.tsx";
import { SearchFields } from "./search-fields.tsx";
import { useTextControl, useValue } from "./use-text-control.tsx";
import styles from "./text-fields.module.css";

/** The texts of a language. */
export function TextFields({ language }: { language: Language }) {
  return (
    <div className={styles.fields}>
      <LengthStatus language={language} name="title" />
      <LengthStatus language={language} name="summary" />
      {textNames.map((name) => {
        const Control = controls[name];
        return Control && <Control key={name} language={language} />;
      })}
    </div>
  );
}

const controls: Record<TextName, ComponentType<{ language: Language }> | null> = {
  title: TitleField,
  summary: SummaryField,
  content: MeasuredContent,
  coverAlt: CoverTextFields,
  // Stands with the words that it takes the place of.
  coverRole: null,
  address: SearchFields,
  // Stand with the address.
  searchTitle: null,
  searchDescription: null,
  note: NoteField,
};

function TitleField({ language }: { language: Language }) {
  const { isNew } = usePostForm();
  const [value, write] = useValue(textField(language, "title"));
  return (
    <Field
      {...useTextControl(language, "title")}
      hint={<LengthHint text={value} limit={shownLengths.title} />}
    >
      {(control) => (
        <input
          {...control}
          className={`${control.className} ${styles.title}`}
          lang={language}
          required={!isNew}
          value={value}
          onChange={({ target }) => write(target.value)}
        />
      )}
    </Field>
  );
}

function SummaryField({ language }: { language: Language }) {
  const { isNew } = usePostForm();
  const [value, write] = useValue(textField(language, "summary"));
  return (
    <Field
      {...useTextControl(language, "summary")}
      hint={<LengthHint text={value} limit={shownLengths.summary} />}
    >
      {(control) => (
        <textarea
          {...control}
          lang={language}
          rows={3}
          required={!isNew}
          value={value}
          onChange={({ target }) => write(target.value)}
        />
      )}
    </Field>
  );
}

/** The content, and how long it is. */
function MeasuredContent({ language }: { language: Language }) {
  const texts = useAdminMessages().writingAids;
  const content = useFormState(({ fields }) => fields[textField(language, "content")]);
  const { words, minutes } = useMemo(() => measureText(readHtml(content)), [content]);
  return (
    <>
      <ContentField language={language} />
      <p className={styles.counts}>
        {texts.words(words)}
        {minutes > 0 && ` · ${texts.minutes(minutes)}`}
      </p>
    </>
  );
}

/** The line to the readers about the change of a text that they have. */
function NoteField({ language }: { language: Language }) {
  const { changeNote: texts } = useAdminMessages();
  const [value, write] = useValue(textField(language, "note"));
  const control = useTextControl(language, "note");
  const isRead = useFormState(({ status }) => status.read.includes(language));
  if (!isRead && value === "") return null;
  return (
    <FoldedField
      {...control}
      title={texts.title}
      hint={texts.hint}
      lang={language}
      maxLength={longestNote}
      value={value}
      onWrite={write}
    />
  );
}
