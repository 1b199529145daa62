import { useEffect } from "react";
import { Button } from "#app/ui/buttons/button.tsx";
import { timeFormat } from "#i18n/format/time-format.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import type { Language } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import styles from "./draft-offer.module.css";

interface DraftOfferProps {
  /** The text’s; empty without one. */
  title: string;
  titleLanguage?: Language | undefined;
  /** Milliseconds. */
  keptAt: number;
  /** Whether the newest of it was written on another device, or in another browser. */
  isFromServer: boolean;
  /** The id of what gets the focus after the answer, whose button is gone. */
  focusId: string;
  onAnswer: (isResumed: boolean) => void;
}

/** The draft stays stored until it is resumed or discarded. */
export function DraftOffer(props: DraftOfferProps) {
  const { title, titleLanguage, keptAt, isFromServer, focusId, onAnswer } = props;
  const { draft } = useAdminMessages().postForm;
  const when = timeFormat(useLanguage(), { dateStyle: "long" });
  useEffect(() => () => document.getElementById(focusId)?.focus({ preventScroll: true }), [focusId]);
  return (
    <section role="status" className={styles.offer}>
      <p className={styles.title}>{draft.title}</p>
      <p className={styles.words} lang={titleLanguage}>
        {title.trim() || draft.untitled}
      </p>
      <p>{(isFromServer ? draft.textOnServer : draft.text)(when.format(keptAt))}</p>
      <p className={styles.buttons}>
        <Button onClick={() => onAnswer(true)}>{draft.resume}</Button>
        <Button kind="quiet" onClick={() => onAnswer(false)}>
          {draft.throwAway}
        </Button>
      </p>
    </section>
  );
}
