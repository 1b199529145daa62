import { plainPostText } from "#api/post-html/describe-post.ts";
import { scoreEntry, type Field, type Score, type WordHits } from "./score-entry.ts";
import { wordsIn } from "./text-words.ts";
import type { Matcher } from "./word-match.ts";

/** What is compared of a post; of its HTML perhaps the beginning alone. */
export interface PostWords {
  title: string;
  summary: string;
  content: string;
}

/** As the entries of the guide, by the words of its texts. What the database alone knew as a hit counts as one of the text. */
export function scorePost(post: PostWords, text: string, match: Matcher, weights: number[]): Score {
  const headings = [...post.content.matchAll(/<h[2-4][^>]*>(.*?)<\/h[2-4]>/gs)].map(
    ([, inner = ""]) => inner,
  );
  const parts: Record<Field, string> = {
    title: post.title,
    heading: [post.summary, ...headings].join(" "),
    text,
  };
  const hits = weights.map((): WordHits => ({ title: 0, heading: 0, text: 0, times: 0 }));
  let titleLength = 0;
  // Safe cast: `Object.entries` loses the type of the keys.
  for (const [field, words] of Object.entries(parts) as [Field, string][]) {
    for (const { plain } of wordsIn(words.normalize("NFC"))) {
      if (field === "title") titleLength += 1;
      for (const [index, level] of match(plain).entries()) {
        const hit = hits[index];
        if (!hit || level === 0) continue;
        hit[field] = Math.max(hit[field], level);
        if (field === "text") hit.times += 1;
      }
    }
  }
  const isHit = ({ title, heading, text: inText }: WordHits) => Math.max(title, heading, inText) > 0;
  return scoreEntry(
    hits.map((hit, index) => ({ weight: weights[index] ?? 0, hits: isHit(hit) ? hit : undefined })),
    titleLength,
  );
}

/** What is read of the beginning of a post's HTML, which may end within a tag. */
export function textOfPost(content: string): string {
  return plainPostText(content.replace(/<[^>]*$/, "")).normalize("NFC");
}
