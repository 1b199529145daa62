import { useEffect } from "react";
import { Button } from "#app/ui/buttons/button.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { languages, locales } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import type { OfferedDraft } from "./choose-draft.ts";
import { textField } from "#app/admin/post-form/post-fields.ts";
import styles from "./draft-offer.module.css";

interface DraftOfferProps {
  draft: OfferedDraft;
  onResume: () => void;
  onDiscard: () => void;
  /** After the answer, whose button is gone with its focus. */
  onAnswered: () => void;
}

/** The draft stays stored until it is resumed or discarded. */
export function DraftOffer({ draft: offered, onResume, onDiscard, onAnswered }: DraftOfferProps) {
  const { form, keptAt, isFromServer } = offered;
  const { draft } = useAdminMessages().postForm;
  const when = new Intl.DateTimeFormat(locales[useLanguage()], { dateStyle: "long", timeStyle: "short" });
  const titles = languages.map((language) => form.fields[textField(language, "title")].trim());
  useEffect(() => onAnswered, [onAnswered]);
  return (
    <section role="status" className={styles.offer}>
      <p className={styles.title}>{draft.title}</p>
      <p className={styles.words}>{titles.find((title) => title !== "") ?? draft.untitled}</p>
      <p>{(isFromServer ? draft.textOnServer : draft.text)(when.format(keptAt))}</p>
      <p className={styles.buttons}>
        <Button onClick={onResume}>{draft.resume}</Button>
        <Button kind="quiet" onClick={onDiscard}>
          {draft.throwAway}
        </Button>
      </p>
    </section>
  );
}
