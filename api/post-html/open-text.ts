import type { Format } from "#api/documents/allowed-formats.ts";
import type { Heading, Paragraph } from "#api/documents/block-tree.ts";
import type { Mark, Run } from "#api/documents/inline.ts";
import { indentation, isCodeContainer } from "./quill-markup.ts";
import { textBlock } from "./text-blocks.ts";
import { foldFacts, lineBreak, marksInOrder, normalizeRuns, textRun, withoutInvisible } from "./text-runs.ts";

export interface TextStyle {
  /** The level of a heading; 0 for a paragraph. */
  level: number;
  indent: number;
  /** Each `div` is a line of the same paragraph. */
  isCode: boolean;
  /** Line breaks of the source stay, as in `pre`. */
  keepsLines: boolean;
  /** Whether the text has its own paragraph or heading in the quote or item around it. */
  isExplicit: boolean;
}

export const plainStyle: TextStyle = {
  level: 0,
  indent: 0,
  isCode: false,
  keepsLines: false,
  isExplicit: false,
};

/** Paragraphs in a heading get the heading's level. */
export function innerStyle(outer: TextStyle, name: string, className: string | undefined): TextStyle {
  const isPre = name === "pre";
  return {
    level: /^h[1-6]$/.test(name) ? Number(name[1]) : outer.level,
    indent: indentation(className) || outer.indent,
    isCode: outer.isCode || isPre || isCodeContainer(className),
    keepsLines: outer.keepsLines || isPre,
    isExplicit: true,
  };
}

/** By the element that canonical HTML has for it. */
const formatsByName: Partial<Record<string, Format>> = {
  strong: "bold",
  em: "italic",
  s: "strike",
  u: "underline",
};

/** Counts open elements, because the source may nest them repeatedly and in any order. */
class OpenMarks {
  /** Each once, in canonical order; of nested links only the innermost. */
  current: readonly Mark[] = [];
  private readonly links: string[] = [];
  private readonly counts: Record<Format, number> = { bold: 0, italic: 0, strike: 0, underline: 0 };

  /** The returned function leaves the element. */
  enter(name: string, href: string | undefined): () => void {
    if (name === "a" && href !== undefined) {
      this.links.push(href);
      return this.changed(() => this.links.pop());
    }
    const format = formatsByName[name];
    if (!format) return () => undefined;
    this.counts[format] += 1;
    return this.changed(() => (this.counts[format] -= 1));
  }

  private changed(undo: () => void): () => void {
    this.update();
    return () => {
      undo();
      this.update();
    };
  }

  private update(): void {
    this.current = marksInOrder(this.links.at(-1) ?? null, (format) => this.counts[format] > 0);
  }
}

export class OpenText {
  readonly marks = new OpenMarks();
  private readonly styles = [plainStyle];
  private runs: Run[] = [];

  get style(): TextStyle {
    return this.styles.at(-1) ?? plainStyle;
  }

  enter(style: TextStyle): void {
    this.styles.push(style);
  }

  leave(): void {
    this.styles.pop();
  }

  write(text: string): void {
    const lines = withoutInvisible(text).split(/\r?\n/);
    if (!this.style.keepsLines) return this.push(lines.join(" "));
    for (const [index, line] of lines.entries()) {
      if (index > 0) this.breakLine();
      this.push(line);
    }
  }

  breakLine(): void {
    this.runs.push(lineBreak(this.marks.current));
  }

  startLine(): void {
    if (this.runs.length > 0 && this.runs.at(-1)?.type !== "hardBreak") this.breakLine();
  }

  /** Ends the block; null if it has no text. */
  take(): Paragraph | Heading | null {
    if (this.runs.length === 0) return null;
    const runs = normalizeRuns(this.runs);
    this.runs = [];
    return runs.length > 0 ? textBlock(foldFacts(runs), this.style.level, this.style.indent) : null;
  }

  private push(text: string): void {
    if (text !== "") this.runs.push(textRun(text, this.marks.current));
  }
}
