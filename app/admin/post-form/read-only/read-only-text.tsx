import { useMemo } from "react";
import { printHtml } from "#api/post-html/print-html.ts";
import { readHtml } from "#api/post-html/read-html.ts";
import { languageNames, type Language } from "#i18n/languages.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { blockWords } from "#i18n/short-words/short-words.ts";
import { isStarted, textField, type PostFields } from "#app/admin/post-form/post-fields.ts";
import { sourceBlocks } from "#app/admin/post-form/side-by-side/source-blocks.ts";
import "#app/ui/prose.css";
import styles from "./read-only.module.css";

interface ReadOnlyTextProps {
  fields: PostFields;
  language: Language;
  isScheduled: boolean;
}

/** A text in a language that a translator does not write in, to read and to select from. */
export function ReadOnlyText({ fields, language, isScheduled }: ReadOnlyTextProps) {
  const { roles, postForm } = useAdminMessages();
  const content = fields[textField(language, "content")];
  const { picture } = postForm.conflict;
  const html = useMemo(
    () =>
      sourceBlocks(printHtml(readHtml(content), { calloutWords: blockWords[language] }), picture).join(""),
    [content, language, picture],
  );
  return (
    <section aria-label={`${roles.readOnly}: ${languageNames[language]}`} className={styles.text}>
      <p className={styles.mark}>{isScheduled ? roles.scheduled : roles.readOnly}</p>
      {isStarted(fields, language) ? (
        <div lang={language} className={styles.words}>
          <h2 className={styles.title}>{fields[textField(language, "title")]}</h2>
          <p className={styles.summary}>{fields[textField(language, "summary")]}</p>
          {/* The server has cleaned it, as what readers get. */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
        </div>
      ) : (
        <p>{roles.empty}</p>
      )}
    </section>
  );
}
