import { OpenMarks } from "./open-marks.ts";
import type { TextBlock, TextTag } from "./post-blocks.ts";
import { indentation, isCodeContainer } from "./quill-markup.ts";
import { lineBreak, tidyRuns, withoutInvisible, type TextRun } from "./text-runs.ts";

/** What the text inside an open element becomes. */
export interface TextStyle {
  tag: TextTag;
  indent: number;
  /** `div`s are lines of one paragraph. */
  isCode: boolean;
  /** A new line in the source is a line break, as in `pre`. */
  keepsLines: boolean;
  /** Whether the text has a paragraph or heading of its own, within the quote or item around. */
  isExplicit: boolean;
}

export const plainStyle: TextStyle = {
  tag: "p",
  indent: 0,
  isCode: false,
  keepsLines: false,
  isExplicit: false,
};

/** The style inside an element that begins a paragraph; a heading gives its tag to paragraphs within. */
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

/** The text that is being read, until its block ends. */
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

  /** Goes to a new line, unless the text is at the beginning of one. */
  startLine(): void {
    if (this.runs.length > 0 && this.runs.at(-1)?.text !== lineBreak) this.breakLine();
  }

  /** The text so far as a block, null if there is none; the next text begins a new one. */
  take(): TextBlock | null {
    if (this.runs.length === 0) return null;
    const runs = tidyRuns(this.runs);
    this.runs = [];
    return runs.length > 0 ? { kind: "text", tag: this.style.tag, indent: this.style.indent, runs } : null;
  }

  private push(text: string): void {
    if (text !== "") this.runs.push({ text, marks: this.marks.current });
  }
}
