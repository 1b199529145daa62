import { useEffect } from "react";
import { Button } from "#app/ui/buttons/button.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { languagesFrom, locales } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import type { OfferedDraft } from "./choose-draft.ts";
import { usePostForm, useView } from "#app/admin/post-form/store/form-context.ts";
import { textField } from "#app/admin/post-form/store/post-fields.ts";
import styles from "./draft-offer.module.css";

/** The draft stays stored until it is resumed or discarded. */
export function DraftOffer() {
  const offered = useView(({ phase }) => (phase.name === "offer" ? phase.draft : null));
  return offered && <OfferOf offered={offered} />;
}

function OfferOf({ offered: { form, keptAt, isFromServer } }: { offered: OfferedDraft }) {
  const { draft } = useAdminMessages().postForm;
  const { formId, draft: answer } = usePostForm();
  const language = useLanguage();
  const when = new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeStyle: "short" });
  const titled = languagesFrom(language).find((one) => form.fields[textField(one, "title")].trim() !== "");
  // After the answer, whose button is gone with its focus.
  useEffect(() => () => document.getElementById(formId)?.focus({ preventScroll: true }), [formId]);
  return (
    <section role="status" className={styles.offer}>
      <p className={styles.title}>{draft.title}</p>
      <p className={styles.words} lang={titled}>
        {titled ? form.fields[textField(titled, "title")] : draft.untitled}
      </p>
      <p>{(isFromServer ? draft.textOnServer : draft.text)(when.format(keptAt))}</p>
      <p className={styles.buttons}>
        <Button onClick={answer.resume}>{draft.resume}</Button>
        <Button kind="quiet" onClick={answer.discard}>
          {draft.throwAway}
        </Button>
      </p>
    </section>
  );
}
