import { Unbroken } from "#app/ui/unbroken.tsx";
import type { PlainPageText } from "#content/plain-page.ts";
import { Breadcrumbs, type Crumb } from "./breadcrumbs.tsx";
import { Contents } from "./contents.tsx";
import { GuideSection } from "./guide-section.tsx";
import { MarkedText } from "./marked-text.tsx";
import styles from "./guide-article.module.css";

/** A page that is made like the guide's, of words alone: without a picture, figures and sources. */
export function PlainArticle({ text, crumbs }: { text: PlainPageText; crumbs: Crumb[] }) {
  return (
    <article className={styles.article}>
      <header className={`${styles.head} ${styles.plain}`}>
        <div className={styles.words}>
          <Breadcrumbs crumbs={crumbs} />
          <h1>
            <Unbroken isTitle>{text.title}</Unbroken>
          </h1>
          <p className={styles.lead}>
            <MarkedText>{text.lead}</MarkedText>
          </p>
        </div>
      </header>
      <Contents sections={text.sections} />
      <div className={styles.body}>
        {text.sections.map((section) => (
          <GuideSection key={section.id} section={section} figures={{}} />
        ))}
      </div>
    </article>
  );
}
