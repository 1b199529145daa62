import { Link } from "react-router";
import { guidePageFacts } from "#content/facts/guide-pages.ts";
import { pagePath, type GuidePage } from "#i18n/addresses.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { GuidePicture } from "./guide-picture.tsx";
import styles from "./related-pages.module.css";

/** Other pages of the guide that go with one. */
export function RelatedPages({ page }: { page: GuidePage }) {
  const { guide, pages } = useMessages();
  const language = useLanguage();
  return (
    <section className={styles.related} aria-labelledby="_related">
      <h2 id="_related">{guide.related}</h2>
      <ul className={styles.pages}>
        {guidePageFacts[page].related.map((other) => (
          <li key={other} className={styles.page}>
            <GuidePicture
              picture={{ id: guidePageFacts[other].picture, alt: "" }}
              hasThumb
              className={styles.picture}
            />
            <h3 className={styles.name}>
              <Link to={pagePath(other, language)} prefetch="intent">
                {pages[other].name}
              </Link>
            </h3>
            <p>{pages[other].teaser}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
