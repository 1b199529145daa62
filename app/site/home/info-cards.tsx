import { StoredPicture } from "#app/site/parts/page/stored-picture.tsx";
import { useShownPages } from "#app/site/parts/use-site-details.ts";
import { Drawing } from "#app/ui/pictures/drawing.tsx";
import { Unbroken } from "#i18n/format/unbroken.tsx";
import type { ShownCard } from "#api/settings/home-sections.ts";
import { menuPages, pagePath } from "#i18n/addresses.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { VisuallyHidden } from "#app/ui/layout/visually-hidden.tsx";
import { SiteLink } from "#app/ui/buttons/site-link.tsx";
import styles from "./info-cards.module.css";

/** Some pages of the guide with their pictures, and the names of all others. */
export function InfoCards({ cards }: { cards: readonly ShownCard[] }) {
  const { home, pages } = useMessages();
  const language = useLanguage();
  const isShown = useShownPages();
  const shown = cards.filter((card) => typeof card !== "string" || isShown(card));
  const others = menuPages.filter((page) => !cards.includes(page) && isShown(page));
  return (
    <section className={styles.section} aria-labelledby="_guide">
      <h2 id="_guide" className={styles.title}>
        {home.guide}
      </h2>
      <ul className={styles.cards}>
        {shown.map((card) => (
          <InfoCard key={typeof card === "string" ? card : card.path} card={card} />
        ))}
      </ul>
      <div>
        <h3 className={styles.others}>{home.otherPages}</h3>
        <ul className={styles.pages}>
          {others.map((page) => (
            <li key={page}>
              <SiteLink to={pagePath(page, language)} className={styles.page}>
                {pages[page].name}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function InfoCard({ card }: { card: ShownCard }) {
  const { home, pages } = useMessages();
  const language = useLanguage();
  const { path, title, text, picture } =
    typeof card === "string"
      ? {
          path: pagePath(card, language),
          title: pages[card].name,
          text: pages[card].teaser,
          picture: (
            <Drawing
              src={`/pictures/pages/${card}.svg`}
              thumb={`/pictures/thumbs/pages/${card}.avif`}
              alt=""
            />
          ),
        }
      : {
          ...card,
          picture: card.picture && (
            <StoredPicture picture={card.picture} alt="" sizes="(min-width: 48rem) 30vw, 7rem" />
          ),
        };
  return (
    <li className={styles.card}>
      {picture}
      <h3 className={styles.name}>
        <Unbroken isTitle>{title}</Unbroken>
      </h3>
      <p>{text}</p>
      <p className={styles.more}>
        <SiteLink to={path} className={styles.link}>
          {/* Written in words, not in a label: search engines read what a link says of its page. */}
          <span aria-hidden="true">{home.readMore}</span>
          <VisuallyHidden>{`${home.readMore}: ${title}`}</VisuallyHidden>
        </SiteLink>
      </p>
    </li>
  );
}
