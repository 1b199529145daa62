import { unescapeHtml } from "#api/post-html/escape-html.ts";
import { noHits, scoreEntry, type Field, type Score, type ScoredWord, type WordHits } from "./score-entry.ts";
import { wordsIn, type TextWord } from "./text-words.ts";
import type { Matcher } from "./word-match.ts";

/** An asked word and what it says. */
export type WeighedWord = Pick<ScoredWord, "weight" | "isWeak">;

/** What is compared of a post; of its HTML perhaps the beginning alone. */
export interface PostWords {
  title: string;
  summary: string;
  content: string;
}

/** As the entries of the guide, by the words of its texts. @param text its words, cut before: they are needed again for what is shown */
export function scorePost(post: PostWords, text: TextWord[], match: Matcher, asked: WeighedWord[]): Score {
  const headings = [...post.content.matchAll(/<h[2-4][^>]*>(.*?)<\/h[2-4]>/gs)].map(
    ([, inner = ""]) => inner,
  );
  const title = wordsIn(post.title.normalize("NFC"));
  const heading = wordsIn([post.summary, ...headings].join(" ").normalize("NFC"));
  const hits = asked.map((): WordHits => ({ ...noHits }));
  const take = (field: Field, words: TextWord[]) => {
    for (const { plain } of words) {
      for (const [index, level] of match(plain)?.entries() ?? []) {
        const hit = hits[index];
        if (!hit || level === 0) continue;
        hit[field] = Math.max(hit[field], level);
        if (field === "text") hit.times += 1;
      }
    }
  };
  take("title", title);
  take("heading", heading);
  take("text", text);
  const isHit = ({ title, heading, text: inText }: WordHits) => Math.max(title, heading, inText) > 0;
  return scoreEntry(
    asked.map((word, index) => {
      const hit = hits[index];
      return { ...word, hits: hit && isHit(hit) ? hit : undefined };
    }),
    title.length,
  );
}

/**
 * What is read of the beginning of a post's HTML, which may end within a tag, without the words below its pictures and above its tables.
 * By patterns: a search reads a hundred texts, and a tree of each would take longer than all else.
 */
export function textOfPost(content: string): string {
  const plain = content
    .replace(/<[^>]*$/, "")
    .replace(/<(figcaption|caption)>.*?<\/\1>/gs, " ")
    // The end of a block or a line separates words; that of `<strong>` does not.
    .replace(/<(?:\/(?:p|h[1-6]|li|blockquote|t[dh])|[bh]r)\b[^>]*>/g, " ")
    .replace(/<[^>]*>/g, "");
  return unescapeHtml(plain).replace(/\s+/g, " ").trim().normalize("NFC");
}
