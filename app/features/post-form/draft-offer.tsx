import { Button } from "#app/ui/button.tsx";
import { useDeskMessages } from "#i18n/desk-messages.ts";
import { languages, locales } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import type { Draft } from "./draft.ts";
import { textField } from "./post-fields.ts";
import styles from "./draft-offer.module.css";

interface DraftOfferProps {
  draft: Draft;
  onResume: () => void;
  onThrowAway: () => void;
}

/** Offers what was written and not saved; it stays kept until one of the two is chosen. */
export function DraftOffer({ draft: { form, keptAt }, onResume, onThrowAway }: DraftOfferProps) {
  const { draft } = useDeskMessages().postForm;
  const when = new Intl.DateTimeFormat(locales[useLanguage()], { dateStyle: "long", timeStyle: "short" });
  const titles = languages.map((language) => form.fields[textField(language, "title")].trim());
  return (
    <section role="status" className={styles.offer}>
      <p className={styles.title}>{draft.title}</p>
      <p className={styles.words}>{titles.find((title) => title !== "") ?? draft.untitled}</p>
      <p>{draft.text(when.format(keptAt))}</p>
      <p className={styles.buttons}>
        <Button onClick={onResume}>{draft.resume}</Button>
        <Button kind="quiet" onClick={onThrowAway}>
          {draft.throwAway}
        </Button>
      </p>
    </section>
  );
}
