import type {
  Block as GuideBlock,
  Card,
  FigureId,
  GuidePageText,
  GuideSection,
  InlineMarkup,
  Question,
  Term,
  TimelineEntry,
  TripTexts,
  VehicleTexts,
} from "#content/guide-page.ts";
import { phrases } from "#content/facts/phrases.ts";
import type { SiteId } from "#content/facts/sites.ts";
import type { Language } from "#i18n/languages.ts";
import { hearOnce } from "#content/marks/hear-once.ts";
import type { Block, Container, DocumentText, Entry, Inline, Picture } from "./block-tree.ts";
import { linesOfFact, markedLines, plainLines, type Lines } from "./fact-lines.ts";

/** Prints one language of a guide page with the facts as they are now. */
export function guideText(document: DocumentText, language: Language): GuidePageText {
  return new GuidePrinter(language, plainLines(language)).page(document);
}

/** The same with a link to each dated fact where the page's texts say it. */
export function markedGuideText(document: DocumentText, language: Language): GuidePageText {
  const texts: (readonly Inline[])[] = [];
  const keep = (content: readonly Inline[]) => {
    texts.push(content);
    return "";
  };
  const kept: Lines = {
    ...plainLines(language),
    text: keep,
    table: (rows) => ({ rows: rows.map((row) => row.map(keep)) }),
  };
  new GuidePrinter(language, kept).page(document);
  return hearOnce(new GuidePrinter(language, markedLines(language, texts)).page(document));
}

/** The same with a link, which says no month, at each place that says one fact. */
export function guideTextOfFact(document: DocumentText, language: Language, fact: string): GuidePageText {
  return new GuidePrinter(language, linesOfFact(language, fact)).page(document);
}

type Printed = Pick<
  GuidePageText,
  "title" | "description" | "keywords" | "lead" | "pictureAlt" | "sections"
> & {
  freshness?: InlineMarkup[];
  disclaimer?: InlineMarkup[];
  vehicles?: VehicleTexts;
  trips?: TripTexts;
};

class GuidePrinter {
  readonly #language: Language;
  readonly #lines: Lines;

  constructor(language: Language, lines: Lines) {
    this.#language = language;
    this.#lines = lines;
  }

  page({ title, description, keywords, pictureAlt, content }: DocumentText): GuidePageText {
    const [lead, ...blocks] = content;
    const page: Printed = {
      title,
      description: this.#lines.title(description),
      keywords,
      lead: this.#text(lead),
      pictureAlt,
      sections: [],
    };
    for (const block of blocks) this.#add(block, page);
    return page;
  }

  #add(block: Block, page: Printed): void {
    if (block.type === "heading" && block.attrs.level === 2) {
      page.sections.push({ id: block.attrs.id ?? "", title: this.#lines.title(block.content), blocks: [] });
      return;
    }
    if (block.type === "freshness") page.freshness = block.content.map((one) => this.#text(one));
    else if (block.type === "disclaimer") page.disclaimer = block.content.map((one) => this.#plain(one));
    else if (block.type === "vehicles") page.vehicles = this.#vehicles(block);
    else if (block.type === "stops")
      page.trips = { names: this.#names(block), days: {} } as unknown as TripTexts;
    else if (block.type === "days")
      Object.assign(page.trips?.days ?? {}, { [this.#lines.title(block.title)]: this.#days(block) });
    else this.#addToSection(block, page.sections.at(-1));
  }

  #addToSection(block: Block, section: GuideSection | undefined): void {
    if (!section) throw new Error("a block of a guide page stands in a section");
    if (block.type === "picture" && section.blocks.length === 0) section.picture = this.#picture(block);
    else if (block.type === "glance") section.facts = this.#terms(block.content);
    else section.blocks.push(this.#block(block));
  }

  #block(block: Block): GuideBlock {
    switch (block.type) {
      case "paragraph":
        return this.#lines.text(block.content);
      case "heading":
        return {
          kind: "heading",
          ...(block.attrs.id !== null && { id: block.attrs.id }),
          text: this.#lines.title(block.content),
        };
      case "bulletList":
        return { kind: "list", items: block.content.map(({ content }) => this.#lines.text(content)) };
      case "checklist":
        return { kind: "checklist", items: block.content.map(({ content }) => this.#lines.text(content)) };
      case "steps":
        return {
          kind: "steps",
          items: block.content.map(({ title, text }) => ({
            title: this.#lines.title(title),
            text: this.#lines.text(text),
          })),
        };
      case "terms":
        return { kind: "terms", items: this.#terms([block]) };
      case "names":
        return { kind: "terms", shape: "names", items: this.#terms(block.content) };
      case "table": {
        const { rows, ...named } = this.#lines.table(block.rows);
        const [head = [], ...others] = rows;
        return { kind: "table", caption: this.#lines.title(block.caption), head, rows: others, ...named };
      }
      case "figure":
        return this.#figure(block.attrs.name);
      case "cards":
        return { kind: "cards", items: block.entries.map((entry) => this.#card(entry)) };
      case "timeline":
        return { kind: "timeline", items: block.entries.map((entry) => this.#timelineEntry(entry)) };
      case "questions":
        return { kind: "questions", items: block.entries.map((entry) => this.#question(entry)) };
      case "tip":
      case "warning":
        return {
          kind: "note",
          tone: block.type,
          title: this.#lines.title(block.title),
          text: block.content.map((paragraph) => this.#text(paragraph)),
        };
      case "picture":
      case "glance":
      case "vehicles":
      case "stops":
      case "days":
      case "freshness":
      case "disclaimer":
        throw new Error(`a section of a guide page has no ${block.type} here`);
    }
  }

  #figure(name: string): GuideBlock {
    if (name !== "phrases") return { kind: "figure", figure: name as FigureId };
    const key = this.#language === "hu" ? "hungarian" : "english";
    return {
      kind: "phrases",
      items: phrases.map((phrase) => ({ spanish: phrase.spanish, translation: phrase[key] })),
    };
  }

  #picture({ attrs }: Picture): NonNullable<GuideSection["picture"]> {
    return { id: attrs.id, alt: attrs.alt } as NonNullable<GuideSection["picture"]>;
  }

  #terms(blocks: readonly Block[]): Term[] {
    return blocks.flatMap((block) => {
      if (block.type !== "terms") throw new Error(`terms stand here, and no ${block.type}`);
      return block.content.map(({ term, content }) => ({
        term: this.#lines.title(term),
        text: this.#lines.text(content),
      }));
    });
  }

  #card({ attrs, title, content }: Entry): Card {
    const card: Card = {
      ...(attrs.id !== null && { id: attrs.id }),
      title: this.#lines.title(title),
      text: [],
    };
    for (const block of content) {
      const link = block.type === "paragraph" ? linkAlone(block.content) : null;
      if (block.type === "picture") card.picture = this.#picture(block);
      else if (block.type === "terms") card.facts = this.#terms([block]);
      else if (link) card.link = { label: link.label, site: link.href.slice("site:".length) as SiteId };
      else card.text.push(this.#text(block));
    }
    return card;
  }

  #timelineEntry({ title, date, content }: Entry): TimelineEntry {
    const [name, text] = content;
    return {
      when: this.#lines.title(title),
      ...(date && { date: this.#lines.title(date) }),
      title: this.#plain(name).replace(/^\*\*(.*)\*\*$/, "$1"),
      text: this.#text(text),
    };
  }

  #question({ attrs, title, content }: Entry): Question {
    return {
      id: attrs.id ?? "",
      question: this.#lines.title(title),
      answer: content.map((paragraph) => this.#text(paragraph)),
    };
  }

  #names({ content }: Container): Record<string, string> {
    return Object.fromEntries(this.#terms(content).map(({ term, text }) => [term, text]));
  }

  #days({ entries }: Container): Record<string, { title: string; text: string }> {
    return Object.fromEntries(
      entries.map(({ title, content }) => {
        const [, day = "", name = ""] = /^(\d+)\. (.*)$/.exec(this.#lines.title(title)) ?? [];
        return [day, { title: name, text: this.#text(content[0]) }];
      }),
    );
  }

  #vehicles({ content, entries }: Container): VehicleTexts {
    const items = entries.map(({ attrs, title, content: [picture, sign] }) => [
      attrs.id,
      {
        name: this.#lines.title(title),
        sign: this.#plain(sign),
        alt: picture?.type === "picture" ? picture.attrs.alt : "",
      },
    ]);
    return { caption: this.#plain(content[0]), items: Object.fromEntries(items) };
  }

  /** A paragraph that bears marks. */
  #text(block: Block | undefined): InlineMarkup {
    return this.#lines.text(contentOf(block));
  }

  #plain(block: Block | undefined): InlineMarkup {
    return this.#lines.title(contentOf(block));
  }
}

function contentOf(block: Block | undefined): Inline[] {
  if (block?.type !== "paragraph") throw new Error(`a paragraph stands here, and no ${block?.type}`);
  return block.content;
}

function linkAlone(content: readonly Inline[]): { label: string; href: string } | null {
  const [only] = content;
  if (content.length !== 1 || only?.type !== "text") return null;
  const [mark] = only.marks ?? [];
  return mark?.type === "link" && mark.attrs.href.startsWith("site:")
    ? { label: only.text, href: mark.attrs.href }
    : null;
}
