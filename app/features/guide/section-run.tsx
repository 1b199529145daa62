import type { Block, Term } from "#content/guide-page.ts";
import { GuideBlock, type Figures } from "./guide-block.tsx";
import { Note } from "./note.tsx";
import type { Run } from "./section-runs.ts";
import { TermList } from "./term-list.tsx";
import styles from "./section-run.module.css";

interface SectionRunProps {
  run: Run;
  /** The section's facts, with its first run. */
  facts: Term[] | undefined;
  figures: Figures;
}

/** What stands together in a section: words with what belongs in their margin, parts side by side, or a wide thing. */
export function SectionRun({ run, facts, figures }: SectionRunProps) {
  const shownFacts = facts && <TermList terms={facts} shape="ticket" />;
  if (run.kind === "wide") {
    return (
      <>
        {shownFacts}
        {typeof run.block !== "string" && run.block.kind === "note" ? (
          <Note {...run.block} isStrip />
        ) : (
          <GuideBlock block={run.block} figures={figures} />
        )}
      </>
    );
  }
  const note = run.note && <Note {...run.note} />;
  if (run.kind === "parts") {
    return (
      <div className={styles.parts}>
        {run.parts.map((part, index) => (
          // The parts of a page never change their places.
          <Part key={index} blocks={part} isIntroduced={run.parts.every(isIntroduced)} figures={figures} />
        ))}
        {note}
      </div>
    );
  }
  if (!facts && !note) {
    return run.blocks.map((block, index) => <GuideBlock key={index} block={block} figures={figures} />);
  }
  return (
    <div className={styles.beside}>
      {shownFacts}
      <Column blocks={run.blocks} figures={figures} />
      {note}
    </div>
  );
}

interface PartProps {
  blocks: Block[];
  /** Whether this part and its neighbours begin with a paragraph before what they list. */
  isIntroduced: boolean;
  figures: Figures;
}

/** Headings, introductions and what follows them begin at the same height in parts beside each other. */
function Part({ blocks: [heading = "", intro = "", ...rest], isIntroduced, figures }: PartProps) {
  return (
    <div className={isIntroduced ? styles.introduced : styles.part}>
      <GuideBlock block={heading} figures={figures} />
      {isIntroduced && <GuideBlock block={intro} figures={figures} />}
      <Column blocks={isIntroduced ? rest : [intro, ...rest]} figures={figures} />
    </div>
  );
}

function isIntroduced([, intro, ...rest]: Block[]): boolean {
  return typeof intro === "string" && rest.length > 0;
}

function Column({ blocks, figures }: { blocks: Block[]; figures: Figures }) {
  return (
    <div className={styles.column}>
      {blocks.map((block, index) => (
        // The blocks of a page never change their places.
        <GuideBlock key={index} block={block} figures={figures} />
      ))}
    </div>
  );
}
