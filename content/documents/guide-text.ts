import type {
  Block as GuideBlock,
  Card,
  FigureId,
  GuidePageText,
  GuideSection,
  Question,
  Term,
  TimelineEntry,
  TripDayText,
  TripTexts,
  VehicleTexts,
} from "#content/guide-page.ts";
import type { Facts } from "#content/facts/facts.ts";
import travelPhrases from "#content/phrases/travel-phrases.json" with { type: "json" };
import type { SiteId } from "#content/facts/places/sites.ts";
import type { Block, Drawing, Entry, List, Paragraph, Terms } from "#api/documents/block-tree.ts";
import { firstSentence } from "#api/documents/plain-text.ts";
import type { Inline } from "#api/documents/inline.ts";
import type { GuideDocument } from "#api/guide/guide-document.ts";
import type { Language } from "#i18n/languages.ts";
import { linesOfFact, markedLines, plainLines, type Lines } from "./fact-lines.ts";
import { hearOnce } from "./hear-once.ts";
import { lineOf, lineText, runsOf, type Line } from "./line.ts";

/** Prints one language of a guide page. */
export function guideText(facts: Facts, document: GuideDocument, language: Language): GuidePageText {
  return new GuidePrinter(language, plainLines(facts, language)).page(document);
}

/** The same with a link to each dated fact where the page's texts say it. */
export function markedGuideText(facts: Facts, document: GuideDocument, language: Language): GuidePageText {
  const texts: (readonly Inline[])[] = [];
  const keep = (content: readonly Inline[]) => {
    texts.push(content);
    return "";
  };
  const kept: Lines = {
    ...plainLines(facts, language),
    text: keep,
    table: (rows) => ({ rows: rows.map((row) => row.map(keep)) }),
  };
  new GuidePrinter(language, kept).page(document);
  return hearOnce(new GuidePrinter(language, markedLines(facts, language, texts)).page(document));
}

/** The same with a link, which says no month, at each place that says one fact. */
export function guideTextOfFact(
  facts: Facts,
  document: GuideDocument,
  language: Language,
  fact: string,
): GuidePageText {
  return new GuidePrinter(language, linesOfFact(facts, language, fact)).page(document);
}

type Printed = Pick<
  GuidePageText,
  "title" | "description" | "keywords" | "lead" | "pictureAlt" | "sections"
> & {
  short?: Line[];
  moved?: NonNullable<GuidePageText["moved"]>;
  sources?: Line[];
  disclaimer?: Line[];
  vehicles?: VehicleTexts;
  trips?: TripTexts;
};

function saysSomething({ title, picture, facts, blocks }: GuideSection): boolean {
  const isSaid = (block: GuideBlock) => block.kind !== "paragraph" || lineText(block.text) !== "";
  return title !== "" || picture !== undefined || facts !== undefined || blocks.some(isSaid);
}

class GuidePrinter {
  readonly #language: Language;
  readonly #lines: Lines;

  constructor(language: Language, lines: Lines) {
    this.#language = language;
    this.#lines = lines;
  }

  page({ attrs, content }: GuideDocument): GuidePageText {
    const { title, description, keywords, pictureAlt, moved } = attrs;
    const [lead, ...blocks] = content;
    if (lead?.type !== "paragraph") throw new Error("a guide page begins with a paragraph");
    const wordsOf = (one: Block) => (one.type === "paragraph" ? this.#words(one.content) : "");
    const page: Printed = {
      title,
      description: this.#words(description) || firstSentence(content.map(wordsOf).find(Boolean) ?? title),
      keywords,
      lead: this.#text(lead),
      pictureAlt,
      sections: [],
      ...(moved && {
        moved: Object.entries(moved).map(([id, link]) => ({ id, text: this.#lines.unmarked(link) })),
      }),
    };
    for (const block of blocks) this.#add(block, page);
    // Editors leave the first section empty where a page needs none.
    return { ...page, sections: page.sections.filter(saysSomething) };
  }

  #add(block: Block, page: Printed): void {
    if (block.type === "heading" && block.attrs.level === 2) {
      page.sections.push({ id: block.attrs.id ?? "", title: this.#words(block.content), blocks: [] });
    } else if (block.type === "bulletList" && page.sections.length === 0) {
      // Its facts bear their marks below, where the page tells them.
      page.short = itemsOf(block).map(({ content }) => this.#lines.unmarked(content));
    } else if (block.type === "note") {
      page[block.attrs.kind] = block.content.map((one) =>
        block.attrs.kind === "sources" ? this.#text(one) : this.#lines.unmarked(one.content),
      );
    } else if (block.type === "vehicles") page.vehicles = this.#vehicles(block.content);
    else if (block.type === "terms" && block.attrs.shape === "stops")
      page.trips = { names: this.#names(block), days: {} };
    else if (block.type === "days")
      Object.assign(page.trips?.days ?? {}, { [block.attrs.trip]: this.#days(block.content) });
    else this.#addToSection(block, page.sections.at(-1));
  }

  #addToSection(block: Block, section: GuideSection | undefined): void {
    if (!section) throw new Error("a block of a guide page stands in a section");
    const last = section.blocks.at(-1);
    if (block.type === "drawing" && section.blocks.length === 0) section.picture = this.#picture(block);
    else if (block.type === "terms" && block.attrs.shape === "glance") section.facts = this.#terms(block);
    else if (block.type === "tableCaption" && typeof last === "object" && last.kind === "table")
      last.caption = this.#words(block.content);
    else section.blocks.push(this.#block(block));
  }

  #block(block: Block): GuideBlock {
    switch (block.type) {
      case "paragraph":
        return { kind: "paragraph", text: this.#text(block) };
      case "heading":
        return {
          kind: "heading",
          ...(block.attrs.id && { id: block.attrs.id }),
          text: this.#words(block.content),
        };
      case "bulletList":
        return {
          kind: "list",
          items: itemsOf(block).map((item) => this.#text(item)),
        };
      case "checklist":
        return {
          kind: "checklist",
          items: itemsOf(block).map((item) => this.#text(item)),
        };
      case "steps":
        return {
          kind: "steps",
          items: block.content.map(({ content: [title, ...texts] }) => ({
            title: this.#lines.unmarked(title.content),
            text: joined(texts.map((text) => this.#text(text))),
          })),
        };
      case "terms":
        return {
          kind: "terms",
          ...(block.attrs.shape === "names" && { shape: "names" }),
          items: this.#terms(block),
        };
      case "table": {
        const cells = block.content.map((row) => row.content.map(({ content: [text] }) => text.content));
        const { rows, ...named } = this.#lines.table(cells);
        const [head = [], ...others] = rows;
        return { kind: "table", caption: "", head: head.map(lineText), rows: others, ...named };
      }
      case "figure":
        return this.#figure(block.attrs.name);
      case "cards":
        return { kind: "cards", items: block.content.map((entry) => this.#card(entry)) };
      case "timeline":
        return { kind: "timeline", items: block.content.map((entry) => this.#timelineEntry(entry)) };
      case "questions":
        return { kind: "questions", items: block.content.map((entry) => this.#question(entry)) };
      case "callout": {
        const [title, ...texts] = block.content;
        return {
          kind: "note",
          tone: block.attrs.tone,
          title: title?.type === "calloutTitle" ? this.#words(title.content) : "",
          text: texts.map((text) => this.#text(requireParagraph(text))),
        };
      }
      case "picture":
      case "gallery":
      case "video":
        return { kind: "media", media: block, html: "" };
      case "blockquote":
      case "calloutTitle":
      case "days":
      case "drawing":
      case "horizontalRule":
      case "note":
      case "orderedList":
      case "tableCaption":
      case "vehicles":
        throw new Error(`a section of a guide page has no ${block.type} here`);
    }
  }

  #figure(name: string): GuideBlock {
    if (name !== "phrases") return { kind: "figure", figure: name as FigureId };
    const items = travelPhrases.map((phrase) => ({
      text: phrase.es,
      meaning: phrase[this.#language],
    }));
    return { kind: "phrases", items };
  }

  #picture({ attrs }: Drawing): NonNullable<GuideSection["picture"]> {
    return { id: attrs.id, alt: attrs.alt } as NonNullable<GuideSection["picture"]>;
  }

  #terms({ content }: Terms): Term[] {
    const terms: Term[] = [];
    for (const { type, content: words } of content) {
      const last = terms.at(-1);
      if (type === "term") terms.push({ term: this.#lines.unmarked(words), text: "" });
      else if (last) last.text = this.#lines.text(words);
    }
    return terms;
  }

  #card({ attrs, content: [title, ...parts] }: Entry): Card {
    const card: Card = {
      ...(attrs.id !== null && { id: attrs.id }),
      title: this.#words(title.content),
      text: [],
    };
    for (const part of parts) {
      const link = part.type === "paragraph" ? linkAlone(part.content) : null;
      if (part.type === "drawing") card.picture = this.#picture(part);
      else if (part.type === "terms") card.facts = this.#terms(part);
      else if (link) card.link = { label: link.label, site: link.href.slice("site:".length) as SiteId };
      else card.text.push(this.#text(part));
    }
    return card;
  }

  #timelineEntry({ attrs: { date }, content: [when, ...texts] }: Entry): TimelineEntry {
    const [name, text] = texts.map(requireParagraph);
    return {
      when: this.#words(when.content),
      ...(date && { date: this.#words(date) }),
      title: name ? this.#words(name.content) : "",
      text: text ? this.#text(text) : "",
    };
  }

  #question({ attrs, content: [title, ...texts] }: Entry): Question {
    return {
      id: attrs.id ?? "",
      question: this.#words(title.content),
      answer: texts.map(requireParagraph).map((text) => this.#text(text)),
    };
  }

  #names(terms: Terms): Record<string, string> {
    return Object.fromEntries(this.#terms(terms).map(({ term, text }) => [lineText(term), lineText(text)]));
  }

  #days(entries: Entry[]): Record<string, TripDayText> {
    return Object.fromEntries(
      entries.map(({ content: [heading, ...texts] }) => {
        const [, day = "", title = ""] = /^(\d+)\. (.*)$/.exec(this.#words(heading.content)) ?? [];
        const text = texts.map(requireParagraph).map((paragraph) => this.#text(paragraph));
        return [day, { title, text: joined(text) }];
      }),
    );
  }

  #vehicles([caption, ...entries]: [Paragraph, ...Entry[]]): VehicleTexts {
    const items = entries.map(({ attrs, content: [name, ...parts] }) => {
      const drawing = parts.find(({ type }) => type === "drawing");
      const sign = parts.find(({ type }) => type === "paragraph");
      return [
        attrs.id,
        {
          name: this.#lines.unmarked(name.content),
          sign: sign ? this.#lines.unmarked(requireParagraph(sign).content) : "",
          alt: drawing?.type === "drawing" ? drawing.attrs.alt : "",
        },
      ];
    });
    return { caption: this.#lines.unmarked(caption.content), items: Object.fromEntries(items) };
  }

  /** A paragraph that bears marks. */
  #text({ content }: Paragraph): Line {
    return this.#lines.text(content);
  }

  /** Words that bear no marks. */
  #words(content: readonly Inline[]): string {
    return lineText(this.#lines.unmarked(content));
  }
}

function joined(lines: readonly Line[]): Line {
  return lineOf(lines.flatMap((line, at) => [...runsOf(at > 0 ? " " : ""), ...runsOf(line)]));
}

function requireParagraph(part: Block | Entry["content"][number] | undefined): Paragraph {
  if (part?.type === "paragraph") return part;
  throw new Error(`a paragraph stands here, and no ${part?.type}`);
}

/** The items of a list, which are a paragraph each. */
function itemsOf({ content }: List): Paragraph[] {
  return content.map(({ content: [text] }) => requireParagraph(text));
}

function linkAlone(content: readonly Inline[]): { label: string; href: string } | null {
  const [only] = content;
  if (content.length !== 1 || only?.type !== "text") return null;
  const [mark] = only.marks ?? [];
  return mark?.type === "link" && mark.attrs.href.startsWith("site:")
    ? { label: only.text, href: mark.attrs.href }
    : null;
}
