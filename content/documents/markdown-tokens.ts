import { Lexer, Marked, type Token, type Tokens } from "marked";
import type { Inline, Mark } from "#api/documents/inline.ts";
import { readFactReference } from "./fact-reference.ts";

export interface ContainerToken extends Tokens.Generic {
  type: "container";
  name: string;
  title: string;
}

export interface TermsToken extends Tokens.Generic {
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
  // Markup that the guide does not use is plain text.
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
    // Steps are counted from one; "2025. június" begins a Hungarian sentence. A false beginning is left to the lexer.
    list: (text) => (/^(?!1\.)\d/.test(text) ? undefined : false),
  },
});

/** The blocks of a document as `marked` sees them, with ours: containers and terms. */
export function blockTokens(text: string): Token[] {
  return new Lexer(marked.defaults).lex(text);
}

/** A line of text with its marks, links and facts. */
export function readInline(text: string): Inline[] {
  return inlineOf(new Lexer(marked.defaults).inlineTokens(text));
}

/** The same of what `marked` has read. */
export function inlineOf(tokens: Token[] = [], marks: Mark[] = []): Inline[] {
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
