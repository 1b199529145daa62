import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { pagePath } from "#i18n/addresses.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { Button } from "#app/ui/button.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import type { Consent, ConsentChoice } from "./consent-cookie.ts";
import styles from "./consent-banner.module.css";

interface ConsentBannerProps {
  consent: Consent;
  /** How often it was asked for again since it was last answered. */
  reviews: number;
  onChoose: (choice: ConsentChoice) => void;
  /** Nothing is to change after all. */
  onLeave: () => void;
}

/**
 * Asks whether players and pictures of other sites may load by themselves. It stands in every public page
 * alike; styles show it by what `<html>` says, until there is a choice and whenever it is asked for again.
 */
export function ConsentBanner({ consent, reviews, onChoose, onLeave }: ConsentBannerProps) {
  const { consent: texts, pages } = useMessages();
  const language = useLanguage();
  const banner = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element>(null);
  const [saved, setSaved] = useState<ConsentChoice | null>(null);
  useEffect(() => {
    if (reviews === 0) return;
    if (!banner.current?.contains(document.activeElement)) cameFrom.current = document.activeElement;
    banner.current?.focus();
  }, [reviews]);

  /** What has the focus is about to go: the keyboard goes on where the banner was asked for, else with the page. */
  function moveFocus(): void {
    const next = reviews > 0 ? cameFrom.current : document.querySelector("main");
    if (next instanceof HTMLElement) next.focus({ preventScroll: reviews === 0 });
  }

  function choose(choice: ConsentChoice): void {
    moveFocus();
    setSaved(choice);
    onChoose(choice);
  }

  function leave(): void {
    moveFocus();
    setSaved(null);
    onLeave();
  }

  useEffect(() => {
    const element = banner.current;
    if (reviews === 0 || !element) return;
    const leaveByKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") leave();
    };
    element.addEventListener("keydown", leaveByKey);
    return () => element.removeEventListener("keydown", leaveByKey);
  });

  return (
    <>
      <section
        ref={banner}
        tabIndex={-1}
        aria-labelledby="_consent"
        className={styles.banner}
        data-open={reviews > 0 || undefined}
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
        {reviews > 0 && consent !== "pending" && (
          <button type="button" aria-label={texts.close} className={styles.close} onClick={leave}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="m5 5 10 10M15 5 5 15" />
            </svg>
          </button>
        )}
      </section>
      <VisuallyHidden role="status">{reviews === 0 && saved && texts.saved[saved]}</VisuallyHidden>
    </>
  );
}
