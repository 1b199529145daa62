import { plainText } from "#api/documents/plain-text.ts";
import { nodesIn } from "#api/documents/walk-nodes.ts";
import type { Post } from "#api/posts/posts.ts";
import { noHits, scoreEntry, type Field, type Score, type ScoredWord, type WordHits } from "./score-entry.ts";
import { wordsIn, type TextWord } from "./text-words.ts";
import type { Matcher } from "./word-match.ts";

/** A query term and what it says. */
export type WeighedWord = Pick<ScoredWord, "weight" | "isWeak">;

/** The searched texts of a post; `text` may be only its beginning, without the words below pictures and above tables. */
export interface PostWords {
  title: string;
  summary: string;
  headings: string;
  text: string;
}

/** A post whose texts are cut into words: that takes longer than scoring it, and is done once for all that is asked of it. */
export interface CutPost {
  path: string;
  title: string;
  /** The summary and the text. */
  text: string;
  words: Record<Exclude<Field, "keywords">, TextWord[]>;
}

export function cutPost({ title, summary, headings, text: body }: PostWords, path: string): CutPost {
  const text = `${summary} ${body}`.trim().normalize("NFC");
  const heading = `${summary} ${headings}`.normalize("NFC");
  const words = { title: wordsIn(title.normalize("NFC")), heading: wordsIn(heading), text: wordsIn(text) };
  return { path, title, text, words };
}

/** Scores a post like an entry of the guide, by the words of its texts. */
export function scorePost({ words }: CutPost, match: Matcher, asked: WeighedWord[]): Score {
  const hits = asked.map((): WordHits => ({ ...noHits }));
  for (const field of ["title", "heading", "text"] as const) {
    for (const { plain } of words[field]) {
      for (const [index, level] of match(plain)?.entries() ?? []) {
        const hit = hits[index];
        if (!hit || level === 0) continue;
        hit[field] = Math.max(hit[field], level);
        if (field === "text") hit.times += 1;
      }
    }
  }
  const isHit = ({ title, heading, text: inText }: WordHits) => Math.max(title, heading, inText) > 0;
  return scoreEntry(
    asked.map((word, index) => {
      const hit = hits[index];
      return { ...word, hits: hit && isHit(hit) ? hit : undefined };
    }),
    words.title.length,
  );
}

/** The searched texts of a post of which all is at hand. */
export function wordsOfPost({
  title,
  summary,
  blocks,
}: Pick<Post, "title" | "summary" | "blocks">): PostWords {
  const headings = nodesIn(blocks).filter(
    (node) => node.type === "heading" && node.attrs.level >= 2 && node.attrs.level <= 4,
  );
  return { title, summary, headings: plainText(headings), text: plainText(blocks) };
}
