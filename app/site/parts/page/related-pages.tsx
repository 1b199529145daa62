import { DrawnOnce } from "#app/site/parts/page/drawn-once.tsx";
import { useShownPages } from "#app/site/parts/use-site-details.ts";
import { SiteLink } from "#app/ui/buttons/site-link.tsx";
import { Unbroken } from "#i18n/format/unbroken.tsx";
import { pagePath, type ListedPage } from "#i18n/addresses.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { PagePicture } from "./page-picture.tsx";
import styles from "./related-pages.module.css";

export function RelatedPages({ pages }: { pages: readonly ListedPage[] }) {
  return (
    <DrawnOnce name={`related ${pages.join(" ")}`}>
      <PageCards pages={pages} />
    </DrawnOnce>
  );
}

function PageCards({ pages }: { pages: readonly ListedPage[] }) {
  const messages = useMessages();
  const language = useLanguage();
  return (
    <section className={styles.related} aria-labelledby="_related">
      <h2 id="_related">{messages.guide.related}</h2>
      <ul className={styles.pages}>
        {pages.filter(useShownPages()).map((other) => (
          <li key={other} className={styles.page}>
            <PagePicture picture={{ id: `pages/${other}`, alt: "" }} hasThumb className={styles.picture} />
            <h3 className={styles.name}>
              <SiteLink to={pagePath(other, language)}>
                <Unbroken isTitle>{messages.pages[other].name}</Unbroken>
              </SiteLink>
            </h3>
            <p>{messages.pages[other].teaser}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
