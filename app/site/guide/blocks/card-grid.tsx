import { Unbroken } from "#i18n/format/unbroken.tsx";
import { sites } from "#content/facts/places/sites.ts";
import type { Card } from "#content/guide-page.ts";
import { PagePicture } from "#app/site/parts/page/page-picture.tsx";
import { InlineText } from "#app/site/parts/inline-text.tsx";
import { OutsideLink } from "#app/site/parts/outside-link.tsx";
import { TermList } from "./term-list.tsx";
import styles from "./card-grid.module.css";

export function CardGrid({ cards }: { cards: Card[] }) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ id, title, picture, text, facts, link }) => (
        <li key={title} id={id} className={styles.card}>
          <h3 className={styles.title}>
            <Unbroken isTitle>{title}</Unbroken>
          </h3>
          {picture && <PagePicture picture={picture} className={styles.picture} />}
          <div className={styles.text}>
            {text.map((paragraph, index) => (
              <p key={index}>
                <InlineText>{paragraph}</InlineText>
              </p>
            ))}
          </div>
          {facts && <TermList terms={facts} shape="card" />}
          {link && (
            <p className={styles.link}>
              <OutsideLink href={sites[link.site].url}>{link.label}</OutsideLink>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
