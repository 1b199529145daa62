import type { WantedState } from "#api/admin/translation-states.ts";
import type { SiteCategories } from "#i18n/blog/category-addresses.ts";
import type { Language } from "#i18n/languages.ts";
import {
  foreignId,
  languageOfTag,
  matchCategory,
  stateWithTitle,
  type ForeignPost,
} from "./foreign-export.ts";
import { formerPath } from "./foreign-links.ts";
import { ourMarkup, plainText } from "./foreign-markup.ts";
import type { WxrFile, WxrItem } from "./read-wxr.ts";
import { wordpressText, type WordpressPicture } from "./wordpress-text.ts";

interface Around {
  file: WxrFile;
  site: string;
  language: Language;
  pictures: Map<string, WordpressPicture>;
  categories: SiteCategories;
}

/** A post of an export in our form, and the names of shortcodes in it that stay as text. */
export async function wordpressPost(
  item: WxrItem,
  { file, site, language: siteLanguage, pictures, categories }: Around,
): Promise<{ post: ForeignPost; unknown: string[] }> {
  const { fields, meta, terms } = item;
  const language = languageOfTag(termOf(item, "language")) ?? siteLanguage;
  const { html: written, unknown, missing } = wordpressText(fields["content:encoded"] ?? "", pictures);
  const { html, notes } = ourMarkup(written);
  if (missing > 0) notes.push({ kind: "galleryPictures", count: missing });
  // WordPress keeps them with entities, as of authors who may write no HTML.
  const title = plainText(fields["title"] ?? "");
  const cover = pictures.get(meta["_thumbnail_id"] ?? "");
  const createdAt = dateOf(fields, "wp:post_date") ?? new Date(0).toISOString();
  const author = fields["dc:creator"] ?? "";
  const names = terms.filter(({ domain }) => domain === "category").map(({ name }) => plainText(name));
  const state = stateWithTitle(title, stateOf(fields, createdAt), notes);
  const path = fields["wp:status"] === "publish" ? formerPath(fields["link"] ?? "") : null;
  const id = fields["wp:post_id"];
  const post = {
    _id: foreignId(site, fields["wp:post_id"] ?? fields["guid"] ?? ""),
    szerzo: plainText(file.authors.get(author) || author),
    category: await matchCategory(
      names.filter((name) => name.toLowerCase() !== "uncategorized"),
      categories,
    ),
    coverImage: cover?.url ?? "",
    isPinned: fields["wp:is_sticky"] === "1",
    createdAt,
    updatedAt: dateOf(fields, "wp:post_modified") ?? createdAt,
    translations: {
      [language]: {
        title,
        summary: plainText(fields["excerpt:encoded"] ?? ""),
        content: html,
        slug: decodedSlug(fields["wp:post_name"] ?? ""),
        coverAlt: plainText(cover?.alt ?? ""),
        searchTitle: searchText(meta["_yoast_wpseo_title"]),
        searchDescription: searchText(meta["_yoast_wpseo_metadesc"]),
      },
    },
    states: { [language]: state },
    formerPaths: path === null ? {} : { [language]: path },
    formerIds: id === undefined ? {} : { [language]: id },
    notes,
  };
  return { post, unknown };
}

export function termOf({ terms }: WxrItem, domain: string): string | undefined {
  return terms.find((term) => term.domain === domain)?.nicename;
}

/** The plugin Yoast SEO keeps it; a template with blanks (`%%title%%`) is nothing that was written for this post. */
function searchText(written = ""): string {
  return written.includes("%%") ? "" : plainText(written);
}

/** Drafts have no time in UTC: `0000-00-00 00:00:00`. */
function dateOf(fields: WxrItem["fields"], name: string): string | undefined {
  for (const written of [fields[`${name}_gmt`], fields[name]]) {
    const date = new Date(`${(written ?? "").replace(" ", "T")}Z`);
    if (!Number.isNaN(date.getTime())) return date.toISOString();
  }
  return undefined;
}

/** A post that needed a password or an account must not become public by an import. */
function stateOf(fields: WxrItem["fields"], date: string): WantedState {
  if ((fields["wp:post_password"] ?? "") !== "") return "draft";
  if (fields["wp:status"] === "publish") return "published";
  return fields["wp:status"] === "future" ? { at: date } : "draft";
}

/** Slugs with letters of other scripts are stored percent-encoded. */
function decodedSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
