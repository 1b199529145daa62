import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { pagePath } from "#i18n/addresses.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { Button } from "#app/ui/button.tsx";
import { Unbroken } from "#i18n/unbroken.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import type { Consent, ConsentChoice } from "./consent-cookie.ts";
import styles from "./consent-banner.module.css";

interface ConsentBannerProps {
  consent: Consent;
  /** How often the visitor has reopened the banner since the last choice. */
  reopenCount: number;
  onChoose: (choice: ConsentChoice) => void;
  onDismiss: () => void;
}

/** In the HTML of every public page; the styles show it while there is no choice and when the visitor reopens it. */
export function ConsentBanner({ consent, reopenCount, onChoose, onDismiss }: ConsentBannerProps) {
  const { consent: texts, pages } = useMessages();
  const language = useLanguage();
  const banner = useRef<HTMLElement>(null);
  const opener = useRef<Element>(null);
  const [saved, setSaved] = useState<ConsentChoice | null>(null);
  useEffect(() => {
    if (reopenCount === 0) return;
    if (!banner.current?.contains(document.activeElement)) opener.current = document.activeElement;
    banner.current?.focus();
  }, [reopenCount]);

  /** The focused button is about to disappear. */
  function moveFocus(): void {
    const next = reopenCount > 0 ? opener.current : document.querySelector("main");
    if (next instanceof HTMLElement) next.focus({ preventScroll: reopenCount === 0 });
  }

  function choose(choice: ConsentChoice): void {
    moveFocus();
    setSaved(choice);
    onChoose(choice);
  }

  function dismiss(): void {
    moveFocus();
    setSaved(null);
    onDismiss();
  }

  useEffect(() => {
    const element = banner.current;
    if (reopenCount === 0 || !element) return;
    const dismissOnEscape = ({ key }: KeyboardEvent) => {
      if (key === "Escape") dismiss();
    };
    element.addEventListener("keydown", dismissOnEscape);
    return () => element.removeEventListener("keydown", dismissOnEscape);
  });

  return (
    <>
      <section
        ref={banner}
        tabIndex={-1}
        aria-labelledby="_consent"
        className={styles.banner}
        data-open={reopenCount > 0 || undefined}
      >
        <div className={styles.words}>
          <h2 id="_consent" className={styles.title}>
            {texts.title}
          </h2>{" "}
          <p className={styles.text}>
            <Unbroken>{texts.text}</Unbroken>{" "}
            <Link to={pagePath("privacy", language)} prefetch="intent">
              {pages.privacy.name}
            </Link>
          </p>
          {consent !== "pending" && <p className={styles.now}>{texts.now[consent]}</p>}
        </div>
        <div className={styles.choices}>
          <Button kind="quiet" small data-consent-choice="accepted" onClick={() => choose("accepted")}>
            {texts.accept}
          </Button>
          <Button kind="quiet" small data-consent-choice="declined" onClick={() => choose("declined")}>
            {texts.decline}
          </Button>
        </div>
        {reopenCount > 0 && consent !== "pending" && (
          <button type="button" aria-label={texts.close} className={styles.close} onClick={dismiss}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="m5 5 10 10M15 5 5 15" />
            </svg>
          </button>
        )}
      </section>
      <VisuallyHidden role="status">{reopenCount === 0 && saved && texts.saved[saved]}</VisuallyHidden>
    </>
  );
}
