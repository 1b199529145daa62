import type { FactFormat } from "./fact-formats.ts";

/** Marks of a text, as ProseMirror writes them. */
export type Mark =
  | { type: "bold" }
  /** A local word: Spanish on pages in another language, or Quechua (`qu`), or English (`en`). */
  | { type: "local"; attrs: { language: "es" | "qu" | "en" } }
  /** `page:top-ten`, `page:entry#alairas`, `#section`, `site:migraciones` or `tel:+5115748000`. */
  | { type: "link"; attrs: { href: string } };

interface TextNode {
  type: "text";
  text: string;
  marks?: Mark[];
}

/** The value of a fact, printed in the page's language. */
export interface FactNode {
  type: "fact";
  attrs: FactReference;
  marks?: Mark[];
}

export interface FactReference {
  /** For example `costs.transportPrices.limaIca`, or a sum of facts as in `costs.tripTotal(2,midRange)`. */
  fact: string;
  as: FactFormat;
  /** For example the currency and the step of an exchanged sum. */
  args: readonly string[];
}

export type Inline = TextNode | FactNode;

interface Paragraph {
  type: "paragraph";
  content: Inline[];
}

interface Heading {
  type: "heading";
  /** The anchor is the same in every language. */
  attrs: { level: 2 | 3; id: string | null };
  content: Inline[];
}

interface ListItem {
  type: "listItem";
  content: Inline[];
}

export interface Picture {
  type: "picture";
  attrs: { id: string; alt: string };
}

interface Figure {
  type: "figure";
  attrs: { name: string };
}

interface Term {
  type: "term";
  term: Inline[];
  content: Inline[];
}

interface TableNode {
  type: "table";
  caption: Inline[];
  /** The first row names the columns, and the first cell of each row names the row. */
  rows: Inline[][][];
}

/** A block with a heading of its own inside a container, for example a question with its answer or a day of a trip. */
export interface Entry {
  type: "entry";
  attrs: { id: string | null };
  title: Inline[];
  /** The fact or the day in curly brackets behind the title, as ISO. */
  date: Inline[] | null;
  content: Block[];
}

export interface Container {
  type: ContainerName;
  title: Inline[];
  content: Block[];
  entries: Entry[];
}

export const containerNames = [
  "cards",
  "days",
  "disclaimer",
  "freshness",
  "glance",
  "names",
  "questions",
  "stops",
  "timeline",
  "tip",
  "vehicles",
  "warning",
] as const;
type ContainerName = (typeof containerNames)[number];

export type Block =
  | Paragraph
  | Heading
  | Picture
  | Figure
  | { type: "bulletList"; content: ListItem[] }
  | { type: "checklist"; content: ListItem[] }
  | { type: "steps"; content: { title: Inline[]; text: Inline[] }[] }
  | { type: "terms"; content: Term[] }
  | TableNode
  | Container;

/** One language of a document. */
export interface DocumentText {
  title: string;
  /** At most 160 characters, for search engines and social cards. */
  description: Inline[];
  keywords: string[];
  /** Empty where the page has no picture. */
  pictureAlt: string;
  content: Block[];
}
