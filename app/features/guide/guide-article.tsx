import { Unbroken } from "#app/ui/unbroken.tsx";
import { guidePageFacts } from "#content/facts/guide-pages.ts";
import type { GuidePageText } from "#content/guide-page.ts";
import type { GuidePage } from "#i18n/addresses.ts";
import { Breadcrumbs, type Crumb } from "./breadcrumbs.tsx";
import { Contents, type SectionNumbers } from "./contents.tsx";
import type { Figures } from "./guide-block.tsx";
import { GuidePicture } from "./guide-picture.tsx";
import { GuideSection } from "./guide-section.tsx";
import { MarkedText } from "./marked-text.tsx";
import { PageSources } from "./page-sources.tsx";
import styles from "./guide-article.module.css";

interface GuideArticleProps {
  page: GuidePage;
  text: GuidePageText;
  crumbs: Crumb[];
  figures: Figures;
  numbers?: SectionNumbers | undefined;
}

/** A whole page of the guide: its head, its contents, its sections, its sources. */
export function GuideArticle({ page, text, crumbs, figures, numbers }: GuideArticleProps) {
  const picture = { id: guidePageFacts[page].picture, alt: text.pictureAlt };
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        <div className={styles.words}>
          <Breadcrumbs crumbs={crumbs} />
          <h1>
            <Unbroken isTitle>{text.title}</Unbroken>
          </h1>
          <p className={styles.lead}>
            <MarkedText>{text.lead}</MarkedText>
          </p>
        </div>
        <GuidePicture picture={picture} first className={styles.picture} />
      </header>
      <Contents sections={text.sections} numbers={numbers} />
      <div className={styles.body}>
        {text.sections.map((section) => (
          <GuideSection key={section.id} section={section} number={numbers?.[section.id]} figures={figures} />
        ))}
        <PageSources page={page} disclaimer={text.disclaimer} />
      </div>
    </article>
  );
}
