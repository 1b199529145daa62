import type { GuideSection as Words } from "#content/guide-page.ts";
import { GuideBlock, type Figures } from "./guide-block.tsx";
import { GuidePicture } from "./guide-picture.tsx";
import { TermList } from "./term-list.tsx";
import styles from "./guide-article.module.css";

/** One section of a page that is made of blocks. */
export function GuideSection({ section, figures }: { section: Words; figures: Figures }) {
  const { id, title, picture, facts, blocks } = section;
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}_title`}>
      <h2 id={`${id}_title`}>{title}</h2>
      {picture && <GuidePicture picture={picture} className={styles.illustration} />}
      {facts && <TermList terms={facts} inRow />}
      {blocks.map((block, index) => (
        // The blocks of a page never change their places.
        <GuideBlock key={index} block={block} figures={figures} />
      ))}
    </section>
  );
}
