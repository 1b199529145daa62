import { Suspense, type ReactNode } from "react";
import { Unbroken } from "#i18n/unbroken.tsx";
import type { GuideSection as Section, PlainPageText } from "#content/guide-page.ts";
import { Breadcrumbs, type Crumb } from "./breadcrumbs.tsx";
import { Contents, type SectionNumbers } from "./contents.tsx";
import type { Figures } from "./guide-block.tsx";
import { GuidePicture } from "./guide-picture.tsx";
import { GuideSection } from "./guide-section.tsx";
import { InlineText } from "./inline-text.tsx";
import styles from "./guide-article.module.css";

interface GuideArticleProps {
  text: PlainPageText;
  crumbs: Crumb[];
  picture?: Section["picture"];
  figures?: Figures | undefined;
  numbers?: SectionNumbers | undefined;
  /** Where the numbers are those of a map, in the headings alone. */
  isContentsPlain?: boolean | undefined;
  /** Stands after the sections. */
  children?: ReactNode;
}

/** A guide page, or a plain page: without a picture and figures. */
export function GuideArticle({
  text,
  crumbs,
  picture,
  figures = {},
  numbers,
  isContentsPlain,
  children,
}: GuideArticleProps) {
  return (
    <article className={styles.article}>
      <header className={picture ? styles.head : `${styles.head} ${styles.plain}`}>
        <div className={styles.words}>
          <Breadcrumbs crumbs={crumbs} />
          <h1>
            <Unbroken isTitle>{text.title}</Unbroken>
          </h1>
          <p className={styles.lead}>
            <InlineText>{text.lead}</InlineText>
          </p>
        </div>
        {picture && <GuidePicture picture={picture} first className={styles.picture} />}
      </header>
      <Contents sections={text.sections} numbers={isContentsPlain ? "none" : numbers} />
      <div className={styles.body}>
        {text.sections.map((section) => (
          // So that React takes over a long page in short tasks.
          <Suspense key={section.id}>
            <GuideSection section={section} number={numbers?.[section.id]} figures={figures} />
          </Suspense>
        ))}
        {children}
      </div>
    </article>
  );
}
