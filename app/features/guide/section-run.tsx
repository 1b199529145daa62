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
        <GuideBlock block={run.block} figures={figures} />
      </>
    );
  }
  const note = run.note && <Note {...run.note} />;
  if (run.kind === "parts") {
    return (
      <div className={styles.parts}>
        {run.parts.map((part, index) => (
          // The parts of a page never change their places.
          <Column key={index} blocks={part} figures={figures} />
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
