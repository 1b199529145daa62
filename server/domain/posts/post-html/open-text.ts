import type { TextBlock, TextTag } from "#api/post-html/post-blocks.ts";
import {
  formats,
  lineBreak,
  marksInOrder,
  normalizeRuns,
  withoutInvisible,
} from "#api/post-html/text-runs.ts";
import type { Format, Mark, TextRun } from "#api/post-html/text-runs.ts";
import { indentation, isCodeContainer } from "./quill-markup.ts";

export interface TextStyle {
  tag: TextTag;
  indent: number;
  /** Each `div` is a line of the same paragraph. */
  isCode: boolean;
  /** Line breaks of the source stay, as in `pre`. */
  keepsLines: boolean;
  /** Whether the text has its own paragraph or heading in the quote or item around it. */
  isExplicit: boolean;
}

export const plainStyle: TextStyle = {
  tag: "p",
  indent: 0,
  isCode: false,
  keepsLines: false,
  isExplicit: false,
};

/** Paragraphs in a heading get the heading's tag. */
export function innerStyle(outer: TextStyle, name: string, className: string | undefined): TextStyle {
  const isPre = name === "pre";
  return {
    tag: /^h[1-6]$/.test(name) ? (name as TextTag) : outer.tag, // the pattern holds just these tags
    indent: indentation(className) || outer.indent,
    isCode: outer.isCode || isPre || isCodeContainer(className),
    keepsLines: outer.keepsLines || isPre,
    isExplicit: true,
  };
}

/** Counts open elements, because the source may nest them repeatedly and in any order. */
class OpenMarks {
  /** Each once, in canonical order; of nested links only the innermost. */
  current: readonly Mark[] = [];
  private readonly links: string[] = [];
  private readonly counts: Record<Format, number> = { strong: 0, em: 0, s: 0, u: 0 };

  /** The returned function leaves the element. */
  enter(name: string, href: string | undefined): () => void {
    if (name === "a" && href !== undefined) {
      this.links.push(href);
      return this.changed(() => this.links.pop());
    }
    const format = formats.find((one) => one === name);
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
  private runs: TextRun[] = [];

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
    this.push(lineBreak);
  }

  startLine(): void {
    if (this.runs.length > 0 && this.runs.at(-1)?.text !== lineBreak) this.breakLine();
  }

  /** Ends the block; null if it has no text. */
  take(): TextBlock | null {
    if (this.runs.length === 0) return null;
    const runs = normalizeRuns(this.runs);
    this.runs = [];
    return runs.length > 0 ? { kind: "text", tag: this.style.tag, indent: this.style.indent, runs } : null;
  }

  private push(text: string): void {
    if (text !== "") this.runs.push({ text, marks: this.marks.current });
  }
}
