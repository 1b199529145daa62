import type { ReactNode } from "react";
import { Unbroken } from "#app/ui/unbroken.tsx";
import type { Block, FigureId } from "#content/guide-page.ts";
import { CardGrid } from "./card-grid.tsx";
import { DataTable } from "./data-table.tsx";
import { MarkedText } from "./marked-text.tsx";
import { Note } from "./note.tsx";
import { PhraseTable } from "./phrase-table.tsx";
import { Steps } from "./steps.tsx";
import { TermList } from "./term-list.tsx";
import { Timeline } from "./timeline.tsx";
import styles from "./guide-block.module.css";

/** The components that draw data, by the name that the words call them. */
export type Figures = Partial<Record<FigureId, ReactNode>>;

/** One block of a guide page: a paragraph, a list, a table, a figure… */
export function GuideBlock({ block, figures }: { block: Block; figures: Figures }): ReactNode {
  if (typeof block === "string") {
    return (
      <p className={styles.text}>
        <MarkedText>{block}</MarkedText>
      </p>
    );
  }
  switch (block.kind) {
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
          {block.items.map((item) => (
            <li key={item}>
              <MarkedText>{item}</MarkedText>
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
    case "note":
      return <Note {...block} />;
    case "figure":
      return <div className={styles.figure}>{figures[block.figure]}</div>;
  }
}
