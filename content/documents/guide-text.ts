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
import type { Block, Container, DocumentText, Entry, FactNode, Inline, Mark, Picture } from "./block-tree.ts";
import { printAs, telephoneOf } from "./fact-formats.ts";
import { factValue } from "./fact-values.ts";

/** Prints one language of a guide page with the facts as they are now. */
export function guideText(document: DocumentText, language: Language): GuidePageText {
  return new GuidePrinter(language).page(document);
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

  constructor(language: Language) {
    this.#language = language;
  }

  page({ title, description, keywords, pictureAlt, content }: DocumentText): GuidePageText {
    const [lead, ...blocks] = content;
    const page: Printed = {
      title,
      description: this.line(description),
      keywords,
      lead: this.paragraph(lead),
      pictureAlt,
      sections: [],
    };
    for (const block of blocks) this.#add(block, page);
    return page;
  }

  #add(block: Block, page: Printed): void {
    if (block.type === "heading" && block.attrs.level === 2) {
      page.sections.push({ id: block.attrs.id ?? "", title: this.line(block.content), blocks: [] });
      return;
    }
    if (block.type === "freshness" || block.type === "disclaimer")
      page[block.type] = block.content.map((paragraph) => this.paragraph(paragraph));
    else if (block.type === "vehicles") page.vehicles = this.#vehicles(block);
    else if (block.type === "stops")
      page.trips = { names: this.#names(block), days: {} } as unknown as TripTexts;
    else if (block.type === "days")
      Object.assign(page.trips?.days ?? {}, { [this.line(block.title)]: this.#days(block) });
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
        return this.line(block.content);
      case "heading":
        return {
          kind: "heading",
          ...(block.attrs.id !== null && { id: block.attrs.id }),
          text: this.line(block.content),
        };
      case "bulletList":
        return { kind: "list", items: block.content.map(({ content }) => this.line(content)) };
      case "checklist":
        return { kind: "checklist", items: block.content.map(({ content }) => this.line(content)) };
      case "steps":
        return {
          kind: "steps",
          items: block.content.map(({ title, text }) => ({ title: this.line(title), text: this.line(text) })),
        };
      case "terms":
        return { kind: "terms", items: this.#terms([block]) };
      case "names":
        return { kind: "terms", shape: "names", items: this.#terms(block.content) };
      case "table": {
        const [head = [], ...rows] = block.rows.map((row) => row.map((cell) => this.line(cell)));
        return { kind: "table", caption: this.line(block.caption), head, rows };
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
          title: this.line(block.title),
          text: block.content.map((paragraph) => this.paragraph(paragraph)),
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
      return block.content.map(({ term, content }) => ({ term: this.line(term), text: this.line(content) }));
    });
  }

  #card({ attrs, title, content }: Entry): Card {
    const card: Card = { ...(attrs.id !== null && { id: attrs.id }), title: this.line(title), text: [] };
    for (const block of content) {
      const link = block.type === "paragraph" ? linkAlone(block.content) : null;
      if (block.type === "picture") card.picture = this.#picture(block);
      else if (block.type === "terms") card.facts = this.#terms([block]);
      else if (link) card.link = { label: link.label, site: link.href.slice("site:".length) as SiteId };
      else card.text.push(this.paragraph(block));
    }
    return card;
  }

  #timelineEntry({ title, date, content }: Entry): TimelineEntry {
    const [name, text] = content;
    return {
      when: this.line(title),
      ...(date && { date: this.line(date) }),
      title: this.paragraph(name).replace(/^\*\*(.*)\*\*$/, "$1"),
      text: this.paragraph(text),
    };
  }

  #question({ attrs, title, content }: Entry): Question {
    return {
      id: attrs.id ?? "",
      question: this.line(title),
      answer: content.map((paragraph) => this.paragraph(paragraph)),
    };
  }

  #names({ content }: Container): Record<string, string> {
    return Object.fromEntries(this.#terms(content).map(({ term, text }) => [term, text]));
  }

  #days({ entries }: Container): Record<string, { title: string; text: string }> {
    return Object.fromEntries(
      entries.map(({ title, content }) => {
        const [, day = "", name = ""] = /^(\d+)\. (.*)$/.exec(this.line(title)) ?? [];
        return [day, { title: name, text: this.paragraph(content[0]) }];
      }),
    );
  }

  #vehicles({ content, entries }: Container): VehicleTexts {
    const items = entries.map(({ attrs, title, content: [picture, sign] }) => [
      attrs.id,
      {
        name: this.line(title),
        sign: this.paragraph(sign),
        alt: picture?.type === "picture" ? picture.attrs.alt : "",
      },
    ]);
    return { caption: this.paragraph(content[0]), items: Object.fromEntries(items) };
  }

  paragraph(block: Block | undefined): InlineMarkup {
    if (block?.type !== "paragraph") throw new Error(`a paragraph stands here, and no ${block?.type}`);
    return this.line(block.content);
  }

  line(content: readonly Inline[]): InlineMarkup {
    return inRuns(content, (node) => (node.type === "text" ? node.text : this.#fact(node)));
  }

  #fact({ attrs: { fact, as, args } }: FactNode): string {
    try {
      const value = factValue(fact);
      if (as !== "call") return printAs(as, value, this.#language, args);
      const { shown, tel } = telephoneOf(value);
      return `[${shown}](tel:${tel})`;
    } catch (error) {
      throw new Error(`{fact ${[fact, as, ...args].join(" ")}} cannot be printed`, { cause: error });
    }
  }
}

function linkAlone(content: readonly Inline[]): { label: string; href: string } | null {
  const [only] = content;
  if (content.length !== 1 || only?.type !== "text") return null;
  const [mark] = only.marks ?? [];
  return mark?.type === "link" && mark.attrs.href.startsWith("site:")
    ? { label: only.text, href: mark.attrs.href }
    : null;
}

/** Writes the marks around the longest runs of what bears them. */
function inRuns(nodes: readonly Inline[], print: (node: Inline) => string, depth = 0): InlineMarkup {
  let text = "";
  for (let at = 0; at < nodes.length;) {
    const first = nodes[at] as Inline;
    const mark = first.marks?.[depth];
    if (!mark) {
      text += print(first);
      at += 1;
      continue;
    }
    let end = at;
    while (end < nodes.length && nodes[end]?.marks?.[depth] === mark) end += 1;
    text += wrapped(mark, inRuns(nodes.slice(at, end), print, depth + 1));
    at = end;
  }
  return text;
}

function wrapped(mark: Mark, text: string): InlineMarkup {
  switch (mark.type) {
    case "bold":
      return `**${text}**`;
    case "local":
      return `*${mark.attrs.language === "es" ? "" : `${mark.attrs.language}:`}${text}*`;
    case "link":
      return `[${text}](${mark.attrs.href})`;
  }
}
