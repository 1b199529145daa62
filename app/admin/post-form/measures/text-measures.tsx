import { useMemo } from "react";
import { describePost } from "#api/documents/plain-text.ts";
import { readHtml } from "#api/post-html/read-html.ts";
import { postPath } from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { makeSlug } from "#i18n/blog/make-slug.ts";
import type { Language } from "#i18n/languages.ts";
import { useMessages } from "#i18n/page-language.tsx";
import { useFormState } from "#app/admin/post-form/store/form-context.ts";
import { textField } from "#app/admin/post-form/store/post-fields.ts";
import { cutText, measureText, shownLengths } from "./measure-text.ts";
import styles from "./measures.module.css";

/** How long a language's text is, and how a search engine may show it. */
export function TextMeasures({ language }: { language: Language }) {
  const title = useFormState(({ fields }) => fields[textField(language, "title")]);
  const summary = useFormState(({ fields }) => fields[textField(language, "summary")]);
  const content = useFormState(({ fields }) => fields[textField(language, "content")]);
  const { words: wordsText, minutes: minutesText, preview } = useAdminMessages().writingAids;
  const { site } = useMessages();
  const measured = useMemo(() => {
    const blocks = readHtml(content);
    return { ...measureText(blocks), start: describePost(blocks) };
  }, [content]);
  const { words, minutes, start } = measured;
  // The description and the title that the post's page will have.
  const description = start || summary.trim();
  const shownTitle = title.trim() && `${title.trim()} | ${site.name}`;
  return (
    <div className={styles.measures}>
      <p className={styles.counts}>
        {wordsText(words)}
        {minutes > 0 && ` · ${minutesText(minutes)}`}
      </p>
      <details>
        <summary>{preview.open}</summary>
        <div className={styles.result}>
          <p className={styles.address}>{addressOf(title, language)}</p>
          <p className={styles.title} lang={shownTitle ? language : undefined}>
            {cutText(shownTitle || preview.noTitle, shownLengths.title)}
          </p>
          <p lang={description ? language : undefined}>
            {cutText(description || preview.noDescription, shownLengths.summary)}
          </p>
        </div>
        <p className={styles.note}>{preview.note}</p>
      </details>
    </div>
  );
}

/** For example "irany.peru › hu › post › oszi-tura", as the address is made from the title. */
function addressOf(title: string, language: Language): string {
  const path = postPath(makeSlug(title) || "…", language);
  return [location.host, ...decodeURIComponent(path).split("/").filter(Boolean)].join(" › ");
}
