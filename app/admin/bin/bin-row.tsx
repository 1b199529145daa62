import type { ReactNode, Ref } from "react";
import type { BinnedPost } from "#api/admin/bin.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { formatMoment } from "#i18n/format/format-moment.ts";
import { languageNames, languages, type Language } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import styles from "./bin-row.module.css";

interface BinRowProps {
  post: BinnedPost;
  isBusy: boolean;
  restoreButton: Ref<HTMLButtonElement>;
  onRestore: () => void;
  onErase: () => void;
  /** Why neither was possible. */
  failure: ReactNode;
}

/** A deleted post: what it was called, since when and until when it is here. */
export function BinRow({ post, isBusy, restoreButton, onRestore, onErase, failure }: BinRowProps) {
  const { bin: texts, postForm } = useAdminMessages();
  const language = useLanguage();
  const shown = titleOf(post, language);
  const title = shown?.title ?? postForm.draft.untitled;
  const others = languages.filter((other) => other !== shown?.language && post.titles[other]);
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <h2 className={styles.title} lang={shown && shown.language !== language ? shown.language : undefined}>
          {title}
        </h2>
        {others.length > 0 && (
          <ul className={styles.others}>
            {others.map((other) => (
              <li key={other}>
                {languageNames[other]}: <span lang={other}>{post.titles[other]}</span>
              </li>
            ))}
          </ul>
        )}
        <p className={styles.detail}>
          {texts.deleted(formatMoment(post.deletedAt, language), post.deletedBy)}{" "}
          <strong>{texts.until(formatMoment(post.until, language))}</strong>
        </p>
      </div>
      <div className={styles.actions}>
        <Button
          ref={restoreButton}
          kind="quiet"
          small
          busy={isBusy}
          aria-label={texts.restoreNamed(title)}
          onClick={onRestore}
        >
          {texts.restore}
        </Button>
        <Button kind="danger" small busy={isBusy} aria-label={texts.deleteNamed(title)} onClick={onErase}>
          {texts.delete}
        </Button>
      </div>
      {failure && <div className={styles.failure}>{failure}</div>}
    </li>
  );
}

/** The title in the page's language, else in the first that there is; undefined for a post without a title. */
export function titleOf(
  { titles }: Pick<BinnedPost, "titles">,
  language: Language,
): { language: Language; title: string } | undefined {
  for (const one of [language, ...languages]) {
    const title = titles[one];
    if (title !== undefined) return { language: one, title };
  }
  return undefined;
}
