import { Suspense, type ReactNode } from "react";
import type { OldestFact } from "#content/whole/oldest-fact.ts";
import type { GuidePageText, GuideSection as Section } from "#content/guide-page.ts";
import type { Crumb } from "#app/site/parts/page/breadcrumbs.tsx";
import { DrawnOnce } from "#app/site/parts/page/drawn-once.tsx";
import { ArticleHead } from "#app/site/parts/page/article-head.tsx";
import { Contents, type SectionNumbers } from "./contents.tsx";
import type { Figures } from "./guide-block.tsx";
import { InShort } from "./in-short.tsx";
import { GuideSection } from "./guide-section.tsx";
import { MovedParts } from "./moved-parts.tsx";
import styles from "./guide-article.module.css";

interface GuideArticleProps {
  text: GuidePageText;
  crumbs: Crumb[];
  picture?: Section["picture"];
  /** Stands in the place of a drawing. */
  photograph?: ReactNode;
  /** A button for the whole page, below its lead. */
  act?: ReactNode;
  /** A state of things that the page tells and that was checked long ago. */
  stale?: OldestFact | null;
  figures?: Figures | undefined;
  /** The answer of which all words are, on a page whose parts depend on nothing else. */
  of?: object | undefined;
  numbers?: SectionNumbers | undefined;
  /** Whether the contents have no numbers, because those in the headings are a map's. */
  isContentsPlain?: boolean | undefined;
  /** Stands after the sections. */
  children?: ReactNode;
}

/** A guide page; or the privacy page or one of the owner's own, without a drawing and figures. */
export function GuideArticle({
  text,
  crumbs,
  picture,
  photograph,
  act,
  stale = null,
  figures = {},
  of,
  numbers,
  isContentsPlain,
  children,
}: GuideArticleProps) {
  const titled = text.sections.filter(({ title }) => title !== "");
  const body = (
    <div className={styles.body}>
      {text.sections.map((section) => (
        // So that React takes over a long page in short tasks.
        <Suspense key={section.id}>
          <GuideSection section={section} number={numbers?.[section.id]} figures={figures} />
        </Suspense>
      ))}
      {text.moved && <MovedParts parts={text.moved} />}
      {children}
    </div>
  );
  return (
    <article className={styles.article}>
      <ArticleHead
        title={text.title}
        lead={text.lead}
        crumbs={crumbs}
        picture={picture}
        photograph={photograph}
      >
        {act}
      </ArticleHead>
      {(text.short || stale) && <InShort lines={text.short ?? []} stale={stale} />}
      {/* An own page may have few sections, or one without a title. */}
      {titled.length > 1 && <Contents sections={titled} numbers={isContentsPlain ? "none" : numbers} />}
      {of ? (
        <DrawnOnce of={of} name="body">
          {body}
        </DrawnOnce>
      ) : (
        body
      )}
    </article>
  );
}
