import { unescapeHtml } from "#api/post-html/escape-html.ts";
import { makeSlug } from "#i18n/blog/make-slug.ts";

export interface PostHeading {
  id: string;
  text: string;
  isSub: boolean;
}

const headingTags = /<(h[23])((?: class="[^"]*")?)>(.*?)<\/\1>/gs;

/**
 * Gives each heading of the second and third level an id by its words. It begins as no id of the page's own does, and as no
 * slug does: `_h-` and the slug of the words, with a number from the second of its kind on.
 * @param canonicalHtml a post's text as it is shown: in the canonical form, so headings have no other attribute
 */
export function withHeadingIds(canonicalHtml: string): { html: string; headings: PostHeading[] } {
  const headings: PostHeading[] = [];
  const taken = new Set<string>();
  const html = canonicalHtml.replace(headingTags, (whole, tag: string, attribute: string, inner: string) => {
    const text = unescapeHtml(inner.replace(/<br[^>]*>/g, " ").replace(/<[^>]*>/g, ""))
      .replace(/\s+/g, " ")
      .trim();
    if (text === "") return whole;
    const id = freeId(`_h-${makeSlug(text) || "x"}`, taken);
    taken.add(id);
    headings.push({ id, text, isSub: tag === "h3" });
    return `<${tag} id="${id}"${attribute}>${inner}</${tag}>`;
  });
  return { html, headings };
}

function freeId(id: string, taken: Set<string>): string {
  let free = id;
  for (let number = 2; taken.has(free); number += 1) free = `${id}-${number}`;
  return free;
}
