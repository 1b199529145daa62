import { setImmediate } from "node:timers/promises";
import { z } from "zod";
import type { ImportNote } from "#api/import/import-report.ts";
import type { WantedState } from "#api/admin/translation-states.ts";
import type { SiteCategories } from "#i18n/blog/category-addresses.ts";
import { defaultLanguage, type Language } from "#i18n/languages.ts";
import {
  countNote,
  languageOfTag,
  matchCategory,
  stateWithTitle,
  tellNames,
  type ForeignExport,
  type ForeignPost,
} from "./foreign-export.ts";
import { ImportError } from "../import-error.ts";
import { formerPath } from "./foreign-links.ts";
import { ourMarkup } from "./foreign-markup.ts";
import { lexicalHtml } from "./ghost-lexical.ts";
import { ghostSchema, type GhostData, type GhostPost } from "./ghost-schema.ts";

/** Stands in Ghost's texts for the address of the site, which the export does not tell. */
const siteMark = "__GHOST_URL__";

export function isGhostExport(json: unknown): boolean {
  return z.object({ db: z.array(z.looseObject({ data: z.looseObject({}) })).min(1) }).safeParse(json).success;
}

/**
 * The posts of a Ghost export. A post is in the language of its internal tag (`#en`), else in the site's.
 *
 * @param given the language of a post that the export does not tell
 * @throws ImportError that names what of the file is not as Ghost writes it
 */
export async function readGhostExport(
  json: unknown,
  given: Language | null,
  categories?: SiteCategories,
): Promise<ForeignExport> {
  const result = ghostSchema.safeParse(json);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new ImportError("malformed", `${issue?.path.join(".")}: ${issue?.message}`);
  }
  const notes: ImportNote[] = [];
  const posts: ForeignPost[] = [];
  const tags = new Set<string>();
  for (const { data } of result.data.db) {
    const locale = data.settings.find(({ key }) => ["locale", "lang", "default_locale"].includes(key))?.value;
    const language = given ?? languageOfTag(String(locale)) ?? defaultLanguage;
    for (const post of data.posts) {
      const kind = whyLeftOut(post);
      if (kind === null) posts.push(await fromGhost(post, data, { language, categories }, tags));
      else countNote(notes, { kind });
      // Readers of the site wait for nothing.
      await setImmediate();
    }
  }
  return { posts, site: null, notes: [...notes, ...tellNames("tags", tags)] };
}

function whyLeftOut({ type, page, html, lexical, mobiledoc, title }: GhostPost): "pages" | "textless" | null {
  if (type === "page" || page === true || page === 1) return "pages";
  if (title === "" && [html, lexical, mobiledoc].every((text) => text === "")) return "textless";
  return null;
}

async function fromGhost(
  post: GhostPost,
  data: GhostData,
  { language: siteLanguage, categories }: { language: Language; categories: SiteCategories },
  allTags: Set<string>,
): Promise<ForeignPost> {
  const tags = linked(data.posts_tags, post.id).flatMap(
    ({ tag_id: id }) => data.tags.find((tag) => tag.id === id) ?? [],
  );
  const isInternal = ({ name, slug }: { name: string; slug: string }) =>
    name.startsWith("#") || slug.startsWith("hash-");
  const language =
    tags
      .filter(isInternal)
      .map(({ slug }) => languageOfTag(slug.replace(/^hash-/, "")))
      .find(Boolean) ?? siteLanguage;
  const shown = tags.filter((tag) => !isInternal(tag)).map(({ name }) => name);
  const category = await matchCategory(shown, categories);
  for (const name of shown) if ((await matchCategory([name], categories)) !== category) allTags.add(name);
  const { html, notes, isRead } = textOf(post);
  const state = stateWithTitle(post.title, isRead ? stateOf(post) : "draft", notes);
  const path = post.status === "published" && post.slug !== "" ? formerPath(`/${post.slug}/`) : null;
  const author = linked(data.posts_authors, post.id)[0]?.author_id ?? post.author_id;
  const day = (value: string | number | null | undefined) =>
    value === null || value === undefined ? undefined : new Date(value).toISOString();
  const createdAt = day(post.published_at) ?? day(post.created_at) ?? new Date(0).toISOString();
  return {
    _id: post.id,
    szerzo: data.users.find(({ id }) => id === String(author))?.name ?? "",
    category,
    coverImage: withoutMark(post.feature_image),
    createdAt,
    updatedAt: day(post.updated_at) ?? createdAt,
    translations: {
      [language]: {
        title: post.title,
        summary: post.custom_excerpt,
        content: html,
        slug: post.slug,
        ...metaOf(post, data),
      },
    },
    states: { [language]: state },
    formerPaths: path === null ? {} : { [language]: path },
    formerIds: {},
    notes,
  };
}

function metaOf({ id }: GhostPost, data: GhostData) {
  const meta = data.posts_meta.find((one) => one.post_id === id);
  return {
    coverAlt: meta?.feature_image_alt ?? "",
    searchTitle: meta?.meta_title ?? "",
    searchDescription: meta?.meta_description ?? "",
  };
}

/** A post without HTML is read from the editor's own format; one that has neither must not be published empty. */
function textOf({ html, lexical }: GhostPost): { html: string; notes: ImportNote[]; isRead: boolean } {
  if (html !== "") return { ...ourMarkup(withoutMark(html)), isRead: true };
  const read = lexicalHtml(withoutMark(lexical));
  if (!read) return { html: "", notes: [{ kind: "unread" }], isRead: false };
  const { html: ours, notes } = ourMarkup(read.html);
  const unread = read.unread.map((what): ImportNote => ({ kind: "block", what }));
  return { html: ours, notes: [...notes, ...unread], isRead: ours.trim() !== "" };
}

function linked<Row extends { post_id: string; sort_order?: number | null | undefined }>(
  all: Row[],
  postId: string,
): Row[] {
  const own = all.filter((row) => row.post_id === postId);
  return own.toSorted((one, other) => (one.sort_order ?? 0) - (other.sort_order ?? 0));
}

/** A post that only members could read must not become public by an import. */
function stateOf({ status, visibility, published_at: at }: GhostPost): WantedState {
  if ((visibility ?? "public") !== "public") return "draft";
  if (status === "published") return "published";
  if (status === "scheduled" && at !== null && at !== undefined) return { at: new Date(at).toISOString() };
  return "draft";
}

/** Pictures are then named from the root of the site: `content/images/2021/05/lima.jpg`. */
function withoutMark(html: string): string {
  return html.replaceAll(`${siteMark}/content/`, "content/").replaceAll(siteMark, "");
}
