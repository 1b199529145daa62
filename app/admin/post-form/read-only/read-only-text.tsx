import { useMemo } from "react";
import { printHtml } from "#api/post-html/print-html.ts";
import { readHtml } from "#api/post-html/read-html.ts";
import { languageNames, type Language } from "#i18n/languages.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { blockWords } from "#i18n/short-words/short-words.ts";
import { useFormState, usePostForm } from "#app/admin/post-form/store/form-context.ts";
import { isStarted, textField } from "#app/admin/post-form/store/post-fields.ts";
import { sourceBlocks } from "#app/admin/post-form/side-by-side/source-blocks.ts";
import "#app/ui/prose.css";
import styles from "./read-only.module.css";

/** A text in a language that a translator does not write in, to read and to select from. */
export function ReadOnlyText({ language }: { language: Language }) {
  const { roles, postForm } = useAdminMessages();
  const { translates } = usePostForm().given;
  const hasText = useFormState(({ fields }) => isStarted(fields, language));
  const title = useFormState(({ fields }) => fields[textField(language, "title")]);
  const summary = useFormState(({ fields }) => fields[textField(language, "summary")]);
  const content = useFormState(({ fields }) => fields[textField(language, "content")]);
  const { picture } = postForm.conflict;
  const html = useMemo(
    () =>
      sourceBlocks(printHtml(readHtml(content), { calloutWords: blockWords[language] }), picture).join(""),
    [content, language, picture],
  );
  return (
    <section aria-label={`${roles.readOnly}: ${languageNames[language]}`} className={styles.text}>
      <p className={styles.mark}>{translates?.includes(language) ? roles.scheduled : roles.readOnly}</p>
      {hasText ? (
        <div lang={language} className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.summary}>{summary}</p>
          {/* The server has cleaned it, as what readers get. */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
        </div>
      ) : (
        <p>{roles.empty}</p>
      )}
    </section>
  );
}
