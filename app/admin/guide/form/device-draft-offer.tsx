import { Button } from "#app/ui/buttons/button.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { locales } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import styles from "./guide-form.module.css";

interface DeviceDraftOfferProps {
  keptAt: number;
  onAnswer: (isResumed: boolean) => void;
}

/** The draft stays kept until it is resumed or discarded. */
export function DeviceDraftOffer({ keptAt, onAnswer }: DeviceDraftOfferProps) {
  const { draft } = useAdminMessages().guide;
  const when = new Intl.DateTimeFormat(locales[useLanguage()], { dateStyle: "long", timeStyle: "short" });
  return (
    <section role="status" className={styles.notice}>
      <p>
        <strong>{draft.title}</strong>
      </p>
      <p>{draft.text(when.format(keptAt))}</p>
      <p className={styles.buttons}>
        <Button small onClick={() => onAnswer(true)}>
          {draft.resume}
        </Button>
        <Button small kind="quiet" onClick={() => onAnswer(false)}>
          {draft.discard}
        </Button>
      </p>
    </section>
  );
}
