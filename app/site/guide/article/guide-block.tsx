import type { ReactElement, ReactNode } from "react";
import { Unbroken } from "#i18n/format/unbroken.tsx";
import type { Block, FigureId } from "#content/guide-page.ts";
import { CardGrid } from "#app/site/guide/blocks/card-grid.tsx";
import { DataTable } from "#app/site/guide/blocks/data-table.tsx";
import { InlineText } from "#app/site/parts/inline-text.tsx";
import { Note } from "#app/site/guide/blocks/note.tsx";
import { PhraseTable } from "#app/site/guide/blocks/phrase-table.tsx";
import { QuestionList } from "#app/site/guide/blocks/question-list.tsx";
import { Steps } from "#app/site/guide/blocks/steps.tsx";
import { TermList } from "#app/site/guide/blocks/term-list.tsx";
import { Timeline } from "#app/site/guide/blocks/timeline.tsx";
import styles from "./guide-block.module.css";

/** The drawings for blocks of kind `figure`. */
export type Figures = Partial<Record<FigureId, ReactNode>>;

export function GuideBlock({ block, figures }: { block: Block; figures: Figures }): ReactElement {
  switch (block.kind) {
    case "paragraph":
      return (
        <p className={styles.text}>
          <InlineText>{block.text}</InlineText>
        </p>
      );
    case "heading":
      return (
        <h3 id={block.id} className={styles.heading}>
          <Unbroken isTitle>{block.text}</Unbroken>
        </h3>
      );
    case "list":
    case "checklist":
      return (
        <ul className={block.kind === "list" ? styles.list : styles.checklist}>
          {block.items.map((item, index) => (
            <li key={index}>
              <InlineText>{item}</InlineText>
            </li>
          ))}
        </ul>
      );
    case "steps":
      return <Steps steps={block.items} />;
    case "terms":
      return <TermList terms={block.items} shape={block.shape} />;
    case "table":
      return <DataTable table={block} />;
    case "cards":
      return <CardGrid cards={block.items} />;
    case "timeline":
      return <Timeline entries={block.items} />;
    case "phrases":
      return <PhraseTable phrases={block.items} />;
    case "questions":
      return <QuestionList questions={block.items} />;
    case "note":
      return <Note {...block} />;
    case "figure":
      return <div className={styles.figure}>{figures[block.figure]}</div>;
    case "media":
      // Printed from blocks, which have no place for a script.
      return <div className="prose" dangerouslySetInnerHTML={{ __html: block.html }} />;
  }
}
