import { setImmediate } from "node:timers/promises";
import type { ImportNote } from "#api/import/import-report.ts";
import type { SiteCategories } from "#i18n/blog/category-addresses.ts";
import { defaultLanguage, type Language } from "#i18n/languages.ts";
import {
  countNote,
  languageOfTag,
  tellNames,
  type ForeignExport,
  type ForeignPost,
} from "./foreign-export.ts";
import { readWxr, type WxrFile, type WxrItem } from "./read-wxr.ts";
import { plainText } from "./foreign-markup.ts";
import { termOf, wordpressPost } from "./wordpress-post.ts";
import type { WordpressPicture } from "./wordpress-text.ts";

/** Its first element comes after a declaration and the comments in which WordPress tells how to use the file. */
export function isWordpressExport(text: string): boolean {
  return /^\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*<rss\b/.test(
    text.slice(0, 20_000).replace(/^\uFEFF/, ""),
  );
}

/**
 * The posts of a WordPress export (WXR). A post is in the language that Polylang gave it, with its translations, else in the
 * site's.
 *
 * @param given the language of a post that the export does not tell
 * @throws ImportError for a file that is no such export or is cut off
 */
export async function readWordpressExport(
  xml: string,
  given: Language | null,
  categories?: SiteCategories,
): Promise<ForeignExport> {
  const file = readWxr(xml.replace(/^\uFEFF/, ""));
  const site = file.channel["wp:base_blog_url"] || file.channel["link"] || "";
  const language = given ?? languageOfTag(file.channel["language"]) ?? defaultLanguage;
  const pictures = findPictures(file);
  const notes: ImportNote[] = [];
  const unknown = new Set<string>();
  const tags = new Set<string>();
  const posts = new Map<string, ForeignPost>();
  // Attachments come with the posts that show them.
  for (const item of file.items.filter(({ fields }) => fields["wp:post_type"] !== "attachment")) {
    const reason = whyLeftOut(item);
    if (reason !== null) {
      countNote(notes, reason);
      continue;
    }
    countNote(notes, { kind: "comments", count: item.comments });
    // Readers of the site wait for nothing.
    await setImmediate();
    const post = await wordpressPost(item, { file, site, language, pictures, categories });
    for (const name of post.unknown) unknown.add(name);
    for (const { domain, name } of item.terms) if (domain === "post_tag") tags.add(plainText(name));
    // Translations of one another come as one post; of two texts in one language each is a post of its own.
    const group = termOf(item, "post_translations");
    const before = group === undefined ? undefined : posts.get(group);
    const isOther =
      before && Object.keys(post.post.translations).every((one) => !(one in before.translations));
    if (group !== undefined && before && isOther) posts.set(group, together(before, post.post));
    else posts.set(before === undefined && group !== undefined ? group : post.post._id, post.post);
  }
  notes.push(...tellNames("tags", tags), ...tellNames("shortcodes", unknown));
  return { posts: [...posts.values()], site: site === "" ? null : site, notes };
}

function whyLeftOut({ fields }: WxrItem): ImportNote | null {
  const { "wp:post_type": type = "", "wp:status": status = "" } = fields;
  if (type === "page") return { kind: "pages" };
  if (type !== "post") return { kind: "otherType", what: type };
  return ["trash", "auto-draft", "inherit"].includes(status) ? { kind: "status", what: status } : null;
}

function findPictures({ items }: WxrFile): Map<string, WordpressPicture> {
  return new Map(
    items
      .filter(({ fields }) => fields["wp:post_type"] === "attachment")
      .map(({ fields, meta }) => [
        fields["wp:post_id"] ?? "",
        {
          url: fields["wp:attachment_url"] ?? "",
          alt: meta["_wp_attachment_image_alt"] ?? "",
          caption: fields["excerpt:encoded"] ?? "",
        },
      ]),
  );
}

function together(one: ForeignPost, other: ForeignPost): ForeignPost {
  return {
    ...one,
    coverImage: one.coverImage || other.coverImage,
    createdAt: one.createdAt < other.createdAt ? one.createdAt : other.createdAt,
    updatedAt: one.updatedAt > other.updatedAt ? one.updatedAt : other.updatedAt,
    translations: { ...one.translations, ...other.translations },
    states: { ...one.states, ...other.states },
    formerPaths: { ...one.formerPaths, ...other.formerPaths },
    formerIds: { ...one.formerIds, ...other.formerIds },
    notes: [...one.notes, ...other.notes],
  };
}
