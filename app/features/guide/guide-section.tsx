import { Unbroken } from "#app/ui/unbroken.tsx";
import type { GuideSection as Words } from "#content/guide-page.ts";
import type { Figures } from "./guide-block.tsx";
import { GuidePicture } from "./guide-picture.tsx";
import { SectionRun } from "./section-run.tsx";
import { isNarrow, sectionRuns } from "./section-runs.ts";
import styles from "./guide-article.module.css";

interface GuideSectionProps {
  section: Words;
  /** Of a section that is one of a numbered row. */
  number?: number | undefined;
  figures: Figures;
}

/** One section of a page that is made of blocks. */
export function GuideSection({ section, number, figures }: GuideSectionProps) {
  const { id, title, picture, facts, blocks } = section;
  const runs = sectionRuns(blocks, facts);
  const look = !picture && !facts && isNarrow(runs) ? `${styles.section} ${styles.narrow}` : styles.section;
  return (
    <section id={id} className={look} aria-labelledby={`${id}_title`}>
      <h2 id={`${id}_title`} className={number ? styles.numbered : undefined}>
        {number && <span className={styles.number}>{`${number}. `}</span>}
        <span>
          <Unbroken isTitle>{title}</Unbroken>
        </span>
      </h2>
      {picture && <GuidePicture picture={picture} className={styles.illustration} />}
      {runs.map((run, index) => (
        // The runs of a page never change their places.
        <SectionRun key={index} run={run} facts={index === 0 ? facts : undefined} figures={figures} />
      ))}
    </section>
  );
}
