import { Link } from "react-router";
import { Drawing } from "#app/ui/drawing.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { guidePageFacts } from "#content/facts/guide-pages.ts";
import { pagePath, type GuidePage } from "#i18n/addresses.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import styles from "./info-cards.module.css";

/** The pages that a traveller asks for first. */
const offered = [
  "guide",
  "entry",
  "topTen",
  "weather",
  "gastronomy",
  "history",
] as const satisfies GuidePage[];

/** The way from the home page into the guide. */
export function InfoCards() {
  const { home, pages } = useMessages();
  const language = useLanguage();
  return (
    <section className={styles.section} aria-labelledby="_guide">
      <h2 id="_guide" className={styles.title}>
        {home.guide}
      </h2>
      <ul className={styles.cards}>
        {offered.map((page) => (
          <li key={page} className={styles.card}>
            <Drawing
              src={`/pictures/${guidePageFacts[page].picture}.svg`}
              thumb={`/pictures/thumbs/${guidePageFacts[page].picture}.avif`}
              alt=""
              className={styles.picture}
            />
            <h3 className={styles.name}>
              <Unbroken isTitle>{pages[page].name}</Unbroken>
            </h3>
            <p>{pages[page].teaser}</p>
            <p className={styles.more}>
              <Link
                to={pagePath(page, language)}
                prefetch="intent"
                aria-label={`${home.readMore}: ${pages[page].name}`}
                className={styles.link}
              >
                {home.readMore}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
