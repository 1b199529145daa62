import { escapeAttribute } from "./escape-html.ts";
import type { Mark } from "./text-runs.ts";

const formats = ["strong", "em", "s", "u"] as const;
type Format = (typeof formats)[number];

const isFormat = (name: string): name is Format => formats.includes(name as Format);

/** The formatting elements that are open, however often and in whatever order the source nests them. */
export class OpenMarks {
  /** Each once and in canonical order; of links in each other the innermost. */
  current: readonly Mark[] = [];
  private readonly links: Mark[] = [];
  private readonly counts: Record<Format, number> = { strong: 0, em: 0, s: 0, u: 0 };

  /** Opens a mark if the element is one; what it returns closes it again. */
  enter(name: string, href: string | undefined): () => void {
    if (name === "a" && href !== undefined) {
      this.links.push(`<a href="${escapeAttribute(href)}">`);
      return this.changed(() => this.links.pop());
    }
    if (!isFormat(name)) return () => undefined;
    this.counts[name] += 1;
    return this.changed(() => (this.counts[name] -= 1));
  }

  private changed(undo: () => void): () => void {
    this.update();
    return () => {
      undo();
      this.update();
    };
  }

  private update(): void {
    const open = formats.filter((format) => this.counts[format] > 0).map((format) => `<${format}>`);
    this.current = [...this.links.slice(-1), ...open];
  }
}
