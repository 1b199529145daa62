import { Unbroken } from "#i18n/format/unbroken.tsx";
import type { Block, GuideSection as Words, Term } from "#content/guide-page.ts";
import { Note } from "#app/site/guide/blocks/note.tsx";
import { TermList } from "#app/site/guide/blocks/term-list.tsx";
import { GuideBlock, type Figures } from "./guide-block.tsx";
import { PagePicture } from "#app/site/parts/page/page-picture.tsx";
import { isNarrow, layoutGroups, type LayoutGroup } from "./layout-groups.ts";
import article from "./guide-article.module.css";
import styles from "./guide-section.module.css";

interface GuideSectionProps {
  section: Words;
  number?: number | undefined;
  figures: Figures;
}

export function GuideSection({ section, number, figures }: GuideSectionProps) {
  const { id, title, picture, facts, blocks } = section;
  const groups = layoutGroups(blocks, facts);
  const look =
    !picture && !facts && isNarrow(groups) ? `${article.section} ${article.narrow}` : article.section;
  return (
    <section id={id} className={look} aria-labelledby={title === "" ? undefined : `${id}_title`}>
      {title !== "" && (
        <h2 id={`${id}_title`} className={number ? article.numbered : undefined}>
          {number && <span className={article.number}>{`${number}. `}</span>}
          <span>
            <Unbroken isTitle>{title}</Unbroken>
          </span>
        </h2>
      )}
      {picture && <PagePicture picture={picture} className={article.illustration} />}
      {groups.map((group, index) => (
        // Never reordered, so the index can be the key; so it is with the lists below.
        <Group key={index} group={group} facts={index === 0 ? facts : undefined} figures={figures} />
      ))}
    </section>
  );
}

interface GroupProps {
  group: LayoutGroup;
  /** The section's facts; given to its first group alone. */
  facts: Term[] | undefined;
  figures: Figures;
}

function Group({ group, facts, figures }: GroupProps) {
  const shownFacts = facts && <TermList terms={facts} shape="ticket" />;
  switch (group.kind) {
    case "wide":
      return (
        <>
          {shownFacts}
          {group.block.kind === "note" ? (
            <Note {...group.block} isStrip />
          ) : (
            <GuideBlock block={group.block} figures={figures} />
          )}
        </>
      );
    case "subsections": {
      const areIntroduced = group.subsections.every(isIntroduced);
      return (
        <div className={styles.subsections}>
          {group.subsections.map((blocks, index) => (
            <Subsection key={index} blocks={blocks} isIntroduced={areIntroduced} figures={figures} />
          ))}
          {group.note && <Note {...group.note} />}
        </div>
      );
    }
    case "column":
      if (!facts && !group.note) {
        return group.blocks.map((block, index) => <GuideBlock key={index} block={block} figures={figures} />);
      }
      return (
        <div className={styles.beside}>
          {shownFacts}
          <Column blocks={group.blocks} figures={figures} />
          {group.note && <Note {...group.note} />}
        </div>
      );
  }
}

interface SubsectionProps {
  blocks: Block[];
  /** Whether each subsection of the row begins with a paragraph that more blocks follow. */
  isIntroduced: boolean;
  figures: Figures;
}

/** The headings, the first paragraphs and the rest of the subsections in a row each begin at the same height. */
function Subsection({ blocks, isIntroduced, figures }: SubsectionProps) {
  const head = blocks.slice(0, isIntroduced ? 2 : 1);
  return (
    <div className={isIntroduced ? styles.introduced : styles.subsection}>
      {head.map((block, index) => (
        <GuideBlock key={index} block={block} figures={figures} />
      ))}
      <Column blocks={blocks.slice(head.length)} figures={figures} />
    </div>
  );
}

function isIntroduced([, intro, ...rest]: Block[]): boolean {
  return intro?.kind === "paragraph" && rest.length > 0;
}

function Column({ blocks, figures }: { blocks: Block[]; figures: Figures }) {
  return (
    <div className={styles.column}>
      {blocks.map((block, index) => (
        <GuideBlock key={index} block={block} figures={figures} />
      ))}
    </div>
  );
}
