import { answeredBy } from "#app/site/parts/answered-by.ts";
import { pagePath } from "#i18n/addresses.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { Unbroken } from "#i18n/format/unbroken.tsx";
import { VisuallyHidden } from "#app/ui/layout/visually-hidden.tsx";
import { SiteLink } from "#app/ui/buttons/site-link.tsx";
import styles from "./consent-banner.module.css";

const choices = [
  ["accepted", "accept"],
  ["declined", "decline"],
] as const;

/**
 * It is in the HTML of every public page; the styles show it while there is no choice and when the visitor reopens it. The page
 * script (`app/site/page-script/consent.ts`) does what its buttons say.
 */
export function ConsentBanner() {
  const { consent: texts, pages } = useMessages();
  const language = useLanguage();
  return (
    <>
      <section tabIndex={-1} aria-labelledby="_consent" className={styles.banner} data-consent-banner="">
        <div className={styles.words}>
          <h2 id="_consent" className={styles.title}>
            {texts.title}
          </h2>{" "}
          <p className={styles.text}>
            <Unbroken>{texts.text}</Unbroken>{" "}
            <SiteLink to={pagePath("privacy", language)}>{pages.privacy.name}</SiteLink>
          </p>
          {choices.map(([choice]) => (
            <p key={choice} className={styles.now} data-now={choice}>
              {texts.now[choice]}
            </p>
          ))}
        </div>
        <div className={styles.choices}>
          {choices.map(([choice, word]) => (
            <Button
              key={choice}
              kind="quiet"
              small
              {...answeredBy("page-script")}
              data-consent-choice={choice}
              data-saved={texts.saved[choice]}
            >
              {texts[word]}
            </Button>
          ))}
        </div>
        <button
          type="button"
          aria-label={texts.close}
          className={styles.close}
          {...answeredBy("page-script")}
          data-consent-close=""
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="m5 5 10 10M15 5 5 15" />
          </svg>
        </button>
      </section>
      {/* Its text is the page script's. */}
      <VisuallyHidden role="status">
        <span data-consent-status="" dangerouslySetInnerHTML={noText} />
      </VisuallyHidden>
    </>
  );
}

const noText = { __html: "" };
