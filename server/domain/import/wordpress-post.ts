import type { WantedState } from "#api/desk/translation-states.ts";
import type { Language } from "#i18n/languages.ts";
import { foreignId, languageOfTag, matchCategory, type ForeignPost } from "./foreign-export.ts";
import type { WxrFile, WxrItem } from "./read-wxr.ts";
import { wordpressText, type WordpressPicture } from "./wordpress-text.ts";

interface Around {
  file: WxrFile;
  site: string;
  language: Language;
  pictures: Map<string, WordpressPicture>;
}

/** A post of an export in our form, and the names of shortcodes in it that stay as text. */
export async function wordpressPost(
  item: WxrItem,
  { file, site, language: siteLanguage, pictures }: Around,
): Promise<{ post: ForeignPost; unknown: string[] }> {
  const { fields, meta, terms } = item;
  const language = languageOfTag(termOf(item, "language")) ?? siteLanguage;
  const { html, unknown } = wordpressText(fields["content:encoded"] ?? "", pictures);
  const cover = pictures.get(meta["_thumbnail_id"] ?? "");
  const createdAt = dateOf(fields, "wp:post_date") ?? new Date(0).toISOString();
  const author = fields["dc:creator"] ?? "";
  const names = terms.filter(({ domain }) => domain === "category").map(({ name }) => name);
  const post = {
    _id: foreignId(site, fields["wp:post_id"] ?? fields["guid"] ?? ""),
    szerzo: file.authors.get(author) || author,
    category: await matchCategory(names.filter((name) => name.toLowerCase() !== "uncategorized")),
    coverImage: cover?.url ?? "",
    createdAt,
    updatedAt: dateOf(fields, "wp:post_modified") ?? createdAt,
    translations: {
      [language]: {
        title: fields["title"] ?? "",
        summary: (fields["excerpt:encoded"] ?? "").replace(/<[^>]*>/g, "").trim(),
        content: html,
        slug: decodedSlug(fields["wp:post_name"] ?? ""),
        coverAlt: cover?.alt ?? "",
      },
    },
    states: { [language]: stateOf(fields, createdAt) },
  };
  return { post, unknown };
}

export function termOf({ terms }: WxrItem, domain: string): string | undefined {
  return terms.find((term) => term.domain === domain)?.nicename;
}

/** Drafts have no time in UTC: `0000-00-00 00:00:00`. */
function dateOf(fields: WxrItem["fields"], name: string): string | undefined {
  for (const written of [fields[`${name}_gmt`], fields[name]]) {
    const date = new Date(`${(written ?? "").replace(" ", "T")}Z`);
    if (!Number.isNaN(date.getTime())) return date.toISOString();
  }
  return undefined;
}

/** What needed a password or an account to be read must not become public by an import. */
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
