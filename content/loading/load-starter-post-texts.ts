import type { Token, Tokens } from "marked";
import { blockTokens } from "#content/documents/markdown-tokens.ts";
import { printFactsIn } from "#content/documents/print-words.ts";
import { defaultFacts } from "#content/facts/facts.ts";
import { splitHead } from "#content/documents/read-markdown.ts";
import { readOnce } from "#content/documents/read-once.ts";
import type { Language } from "#i18n/languages.ts";
import { starterPosts, type StarterPostId } from "#content/facts/pages/starter-posts.ts";
import { fromEntriesOf } from "#i18n/typed-keys.ts";

/** A starter post in one language; `content` is canonical HTML. */
interface StarterPostText {
  title: string;
  summary: string;
  /** The description of the cover. */
  coverAlt: string;
  content: string;
}

export type StarterPostTexts = Record<StarterPostId, StarterPostText>;

/** The texts of content/starter-posts, as a new installation stores them. */
export async function loadStarterPostTexts(language: Language): Promise<StarterPostTexts> {
  const texts = starterPosts.map(async ({ id }) => {
    const source = await readOnce(`starter-posts/${id}/${language}.md`, (file) => file);
    return [id, readPost(printFactsIn(defaultFacts, source, language))] as const;
  });
  return fromEntriesOf(await Promise.all(texts));
}

function readPost(source: string): StarterPostText {
  const { head, body } = splitHead(source);
  // Safe cast: content/whole/starter-posts.test.ts looks at each post's summary and cover.
  const texts = head as Omit<StarterPostText, "content">;
  return { ...texts, content: blockTokens(body).map(htmlOfBlock).join("") };
}

function htmlOfBlock(token: Token): string {
  switch (token.type) {
    case "space":
      return "";
    case "paragraph":
      return `<p>${htmlOfLine(token.tokens)}</p>`;
    case "heading": {
      const { depth, tokens } = token as Tokens.Heading;
      return `<h${depth}>${htmlOfLine(tokens)}</h${depth}>`;
    }
    case "list": {
      const { ordered, items } = token as Tokens.List;
      const list = ordered ? "ol" : "ul";
      return `<${list}>${items.map(({ tokens }) => `<li><p>${htmlOfLine(tokens)}</p></li>`).join("")}</${list}>`;
    }
    case "blockquote":
      return `<blockquote>${(token as Tokens.Blockquote).tokens.map(htmlOfBlock).join("")}</blockquote>`;
    default:
      throw new Error(`a starter post has no block of this kind (${token.type}): ${token.raw.slice(0, 60)}`);
  }
}

function htmlOfLine(tokens: Token[] = []): string {
  return tokens.map(htmlOfInline).join("");
}

function htmlOfInline(token: Token): string {
  switch (token.type) {
    case "strong":
    case "em":
      return `<${token.type}>${htmlOfLine(token.tokens)}</${token.type}>`;
    case "link":
      return `<a href="${(token as Tokens.Link).href}">${htmlOfLine(token.tokens)}</a>`;
    case "text":
      // Stored posts write a no-break space as an entity.
      return (token as Tokens.Text).tokens
        ? htmlOfLine(token.tokens)
        : token.raw.replaceAll("\u00a0", "&nbsp;");
    default:
      throw new Error(`a starter post has nothing of this kind (${token.type}): ${token.raw}`);
  }
}
