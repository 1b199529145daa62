import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
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
  const [saved, setSaved] = useState<ConsentChoice | null>(null);
  const { banner, returnFocus } = useBannerFocus(reopenCount);
  useEscape(banner, reopenCount > 0, dismiss);

  function choose(choice: ConsentChoice): void {
    returnFocus();
    setSaved(choice);
    onChoose(choice);
  }

  function dismiss(): void {
    returnFocus();
    setSaved(null);
    onDismiss();
  }

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

/** The banner gets the focus when the visitor reopens it. */
function useBannerFocus(reopenCount: number) {
  const banner = useRef<HTMLElement>(null);
  const opener = useRef<Element>(null);
  useEffect(() => {
    if (reopenCount === 0) return;
    if (!banner.current?.contains(document.activeElement)) opener.current = document.activeElement;
    banner.current?.focus();
  }, [reopenCount]);

  return {
    banner,
    /** For when the focused button is about to disappear. */
    returnFocus(): void {
      const next = reopenCount > 0 ? opener.current : document.querySelector("main");
      if (next instanceof HTMLElement) next.focus({ preventScroll: reopenCount === 0 });
    },
  };
}

function useEscape(banner: RefObject<HTMLElement | null>, isOpen: boolean, dismiss: () => void): void {
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === "Escape") dismiss();
  });
  useEffect(() => {
    const element = banner.current;
    if (!isOpen || !element) return undefined;
    element.addEventListener("keydown", onKey);
    return () => element.removeEventListener("keydown", onKey);
  }, [banner, isOpen]);
}
