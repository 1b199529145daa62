import { Lexer, Marked, type Token, type Tokens } from "marked";
import { parse as parseYaml } from "yaml";
import {
  containerNames,
  type Block,
  type Container,
  type DocumentText,
  type Entry,
  type Inline,
  type Mark,
} from "./block-tree.ts";
import { readFactReference } from "./fact-reference.ts";

interface ContainerToken extends Tokens.Generic {
  type: "container";
  name: string;
  title: string;
}

interface TermsToken extends Tokens.Generic {
  type: "terms";
  items: { term: string; text: string }[];
}

interface FactToken extends Tokens.Generic {
  type: "fact";
  reference: string;
}

const marked = new Marked({
  extensions: [
    {
      name: "container",
      level: "block",
      start: (text) => text.match(/^::: /m)?.index,
      tokenizer(text) {
        const found = /^::: ([\w-]+) ?([^\n]*)\n([\s\S]*?)\n:::(?:\n+|$)/.exec(text);
        if (!found) return undefined;
        const [raw, name = "", title = "", body = ""] = found;
        return { type: "container", raw, name, title, tokens: this.lexer.blockTokens(body, []) };
      },
    },
    {
      name: "terms",
      level: "block",
      start: (text) => text.match(/^[^\n]+\n: /m)?.index,
      tokenizer(text) {
        const found = /^(?:[^\n]+\n: [^\n]+(?:\n+|$))+/.exec(text);
        if (!found) return undefined;
        const items = [...found[0].matchAll(/([^\n]+)\n: ([^\n]+)/g)];
        return {
          type: "terms",
          raw: found[0],
          items: items.map(([, term = "", text = ""]) => ({ term, text })),
        };
      },
    },
    {
      name: "fact",
      level: "inline",
      start: (text) => text.indexOf("{fact "),
      tokenizer(text) {
        const found = /^\{fact ([^}]+)\}/.exec(text);
        return found ? { type: "fact", raw: found[0], reference: found[1] } : undefined;
      },
    },
  ],
  // What is no markup of ours is text.
  tokenizer: {
    html: () => undefined,
    tag: () => undefined,
    autolink: () => undefined,
    url: () => undefined,
    del: () => undefined,
    codespan: () => undefined,
    escape: () => undefined,
    code: () => undefined,
    lheading: () => undefined,
    def: () => undefined,
  },
});

/**
 * Reads one language of a document, as it is written in content/guide.
 * @throws Error that names what is no block of ours
 */
export function readMarkdown(source: string): DocumentText {
  const [, front = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const {
    title,
    description,
    keywords,
    pictureAlt = "",
  } = (parseYaml(front) ?? {}) as Record<string, unknown>;
  if (typeof title !== "string" || typeof description !== "string" || typeof pictureAlt !== "string")
    throw new Error("a document begins with its title, description and pictureAlt");
  if (!Array.isArray(keywords)) throw new Error("the keywords of a document are a list");
  return {
    title,
    description: readInline(description),
    keywords: keywords.map(String),
    pictureAlt,
    content: readBlocks(blockTokens(body)),
  };
}

function blockTokens(text: string): Token[] {
  return new Lexer(marked.defaults).lex(text);
}

function readBlocks(tokens: Token[]): Block[] {
  const blocks: Block[] = [];
  for (const token of tokens) {
    if (token.type === "space") continue;
    const last = blocks.at(-1);
    const caption = token.type === "paragraph" && last?.type === "table" && token.raw.startsWith(": ");
    if (caption) last.caption = readInline(token.raw.trim().slice(2));
    else blocks.push(readBlock(token as Tokens.Generic));
  }
  return blocks;
}

function readBlock(token: Tokens.Generic): Block {
  switch (token.type) {
    case "paragraph":
      return readParagraph(token as Tokens.Paragraph);
    case "heading":
      return readHeading(token as Tokens.Heading);
    case "list":
      return readList(token as Tokens.List);
    case "table":
      return readTable(token as Tokens.Table);
    case "terms":
      return readTerms(token as TermsToken);
    case "container":
      return readContainer(token as ContainerToken);
    default:
      throw new Error(`a document has no block of this kind (${token.type}): ${token.raw.slice(0, 60)}`);
  }
}

function readParagraph({ raw, tokens }: Tokens.Paragraph): Block {
  const image = /^!\[([^\]]*)\]\((picture|figure):([^)]+)\)$/.exec(raw.trim());
  if (!image) return { type: "paragraph", content: inlineOf(tokens) };
  const [, alt = "", kind, name = ""] = image;
  return kind === "figure"
    ? { type: "figure", attrs: { name } }
    : { type: "picture", attrs: { id: name, alt } };
}

function readHeading({ depth, text }: Tokens.Heading): Block {
  if (depth !== 2 && depth !== 3) throw new Error(`a heading is of level 2 or 3: ${text}`);
  const { title, id } = splitHeading(text);
  return { type: "heading", attrs: { level: depth, id }, content: readInline(title) };
}

/** `Title {#anchor}`, or in a timeline `When {1821-07-28}` or `When {fact history.foundation}`. */
function splitHeading(text: string): { title: string; id: string | null; date: Inline[] | null } {
  const anchor = /^(.*) \{#([\w-]+)\}$/.exec(text);
  if (anchor) return { title: anchor[1] ?? "", id: anchor[2] ?? "", date: null };
  const dated = /^(.*) \{(\d{4}(?:-\d\d)?(?:-\d\d)?|\{fact [^}]+\})\}$/.exec(text);
  if (dated) return { title: dated[1] ?? "", id: null, date: readInline(dated[2] ?? "") };
  return { title: text, id: null, date: null };
}

function readList({ ordered, items }: Tokens.List): Block {
  if (ordered)
    return {
      type: "steps",
      content: items.map(({ text }) => {
        const [title = "", ...rest] = text.split(/\n\n+/);
        return { title: readInline(title), text: readInline(rest.join("\n\n").trim()) };
      }),
    };
  const isChecklist = items.every(({ task }) => task);
  if (!isChecklist && items.some(({ task }) => task))
    throw new Error(`a list and a checklist stand apart: ${items[0]?.text}`);
  return {
    type: isChecklist ? "checklist" : "bulletList",
    content: items.map(({ text }) => ({
      type: "listItem",
      content: readInline(isChecklist ? text.replace(/^\[ \] /, "") : text),
    })),
  };
}

function readTable({ header, rows }: Tokens.Table): Block {
  return {
    type: "table",
    caption: [],
    rows: [header, ...rows].map((row) => row.map(({ tokens }) => inlineOf(tokens))),
  };
}

function readTerms({ items }: TermsToken): Block {
  return {
    type: "terms",
    content: items.map(({ term, text }) => ({
      type: "term",
      term: readInline(term),
      content: readInline(text),
    })),
  };
}

function readContainer({ name, title, tokens = [] }: ContainerToken): Container {
  const type = containerNames.find((known) => known === name);
  if (!type) throw new Error(`a document has no container that is called ${name}`);
  const blocks: Token[] = [];
  const entries: { heading: Tokens.Heading; tokens: Token[] }[] = [];
  for (const token of tokens) {
    if (token.type === "heading") entries.push({ heading: token as Tokens.Heading, tokens: [] });
    else (entries.at(-1)?.tokens ?? blocks).push(token);
  }
  return {
    type,
    title: readInline(title),
    content: readBlocks(blocks),
    entries: entries.map(({ heading, tokens: own }): Entry => {
      const { title: words, id, date } = splitHeading(heading.text);
      return { type: "entry", attrs: { id }, title: readInline(words), date, content: readBlocks(own) };
    }),
  };
}

/** A line of text with its marks, links and facts. */
function readInline(text: string): Inline[] {
  return inlineOf(new Lexer(marked.defaults).inlineTokens(text));
}

function inlineOf(tokens: Token[] = [], marks: Mark[] = []): Inline[] {
  return tokens.flatMap((token): Inline[] => {
    const own = (mark: Mark) => inlineOf((token as Tokens.Generic).tokens, [...marks, mark]);
    const withMarks = marks.length > 0 ? { marks } : {};
    switch (token.type) {
      case "strong":
        return own({ type: "bold" });
      case "em":
        return readLocal(token as Tokens.Em, marks);
      case "link":
        return own({ type: "link", attrs: { href: (token as Tokens.Link).href } });
      case "fact":
        return [{ type: "fact", attrs: readFactReference((token as FactToken).reference), ...withMarks }];
      case "text":
        return (token as Tokens.Text).tokens
          ? inlineOf((token as Tokens.Text).tokens, marks)
          : [{ type: "text", text: token.raw, ...withMarks }];
      default:
        throw new Error(`a text has nothing of this kind (${token.type}): ${token.raw}`);
    }
  });
}

/** `*word*` is Spanish, `*qu:word*` Quechua, `*en:word*` English. */
function readLocal({ text, raw }: Tokens.Em, marks: Mark[]): Inline[] {
  if (!raw.startsWith("*")) throw new Error(`a local word stands between asterisks: ${raw}`);
  const [, language = "es", word = text] = /^(qu|en):(.*)$/s.exec(text) ?? [];
  const local: Mark = { type: "local", attrs: { language: language as "es" | "qu" | "en" } };
  return inlineOf(new Lexer(marked.defaults).inlineTokens(word), [...marks, local]);
}
