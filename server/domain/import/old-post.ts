import { z } from "zod";
import type { ImportNote } from "#api/import/import-report.ts";
import {
  defaultCategory,
  findCategory,
  isOwnCategory,
  type SiteCategories,
} from "#i18n/blog/category-addresses.ts";
import { writtenNoteSchema } from "#api/documents/change-notes.ts";
import { wantedStatesSchema, type WantedState } from "#api/admin/translation-states.ts";
import { decorativeRole } from "#api/post-html/picture-block.ts";
import type { Translation } from "#api/posts/posts.ts";
import { byLanguage, defaultLanguage, isLanguage, languages, type Language } from "#i18n/languages.ts";
import type { CarriedNote } from "#server/storage/guide/change-notes.ts";
import { noText } from "#server/storage/posts/revisions.ts";

const text = z
  .string()
  .nullish()
  // PostgreSQL cannot store NUL in a text.
  .transform((value) => (value ?? "").replaceAll("\0", ""));

const { blocks: _, ...newerTexts } = noText;

const oldText = z.object({ title: text, summary: text, content: text, slug: text });

/** These fields, and a post's `isPinned`, `states`, `changes` and `formerPaths`, come from `npm run export` and from other systems; the old server had none of them. */
const oldTranslation = oldText.extend({
  coverAlt: text,
  coverRole: text.transform((role) => (role === decorativeRole ? role : "")),
  searchTitle: text,
  searchDescription: text,
  address: text,
});

/** Ids and dates are plain or in MongoDB's extended JSON. */
const oldId = z.union([z.string(), z.object({ $oid: z.string() }).transform(({ $oid }) => $oid)]);
const oldDate = z
  .union([
    z.string(),
    z.number(),
    z.object({ $date: z.union([z.string(), z.number()]) }).transform(({ $date }) => $date),
  ])
  .transform((value, context) => {
    const date = new Date(value);
    const message = whyInvalidDate(date);
    if (message === null) return date;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  });

const oldPostSchema = oldText.extend({
  _id: oldId.refine((id) => /^[\w-]{1,64}$/.test(id), "is no id"),
  szerzo: text,
  serzo: text,
  category: text,
  cover: text,
  coverImage: text,
  createdAt: oldDate.optional(),
  updatedAt: oldDate.optional(),
  translations: z.looseObject(byLanguage(() => oldTranslation.nullish())).nullish(),
  isPinned: z.boolean().optional(),
  states: wantedStatesSchema.optional(),
  formerPaths: z.object(byLanguage(() => z.string().optional())).optional(),
  changes: z
    .array(z.object({ language: z.enum(languages), note: writtenNoteSchema, at: oldDate.optional() }))
    .optional(),
});

/** A text that readers do not read, or not yet. */
export interface OldDraft {
  text: Translation;
  state: Exclude<WantedState, "published">;
}

export interface OldPost {
  id: string;
  author: string;
  category: string;
  cover: string;
  /** Undefined where nothing is said of it. */
  isPinned: boolean | undefined;
  createdAt: Date;
  updatedAt: Date;
  base: Translation;
  /** The published texts. */
  translations: Partial<Record<Language, Translation>>;
  drafts: Partial<Record<Language, OldDraft>>;
  /** Paths under which readers found it on another site. */
  formerPaths: Partial<Record<Language, string | undefined>>;
  /** The notes on its changes that readers had, and those of its drafts; undefined where nothing is said of them. */
  changes: CarriedNote[] | undefined;
  notes: ImportNote[];
}

/**
 * Accepts every form of the old server: flat or translated, with `szerzo` or `serzo`, `cover` or `coverImage`.
 *
 * @param known what was lost of it before
 * @param categories those of the site; one of the owner's is known by its name too, which an export has
 * @throws Error that names what of it is wrong
 */
export function parseOldPost(
  json: unknown,
  known: readonly ImportNote[] = [],
  categories?: SiteCategories,
): OldPost {
  const result = oldPostSchema.safeParse(json);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new Error(`${issue?.path.join(".") || "the post"}: ${issue?.message}`);
  }
  const old = result.data;
  const notes = [...known];
  const category = findNamed(old.category, categories);
  if (category === undefined && old.category !== "") notes.push({ kind: "category", what: old.category });
  for (const key of Object.keys(old.translations ?? {})) {
    if (!isLanguage(key)) notes.push({ kind: "language", what: key });
  }
  const createdAt = old.createdAt ?? dateFromId(old._id);
  if (!createdAt) throw new Error("createdAt: missing");
  const { title, summary, content, slug } = old;
  const translations: OldPost["translations"] = {};
  const drafts: OldPost["drafts"] = {};
  for (const language of languages) {
    const translation = old.translations?.[language];
    if (!translation || !isWritten(translation)) continue;
    const state = old.states?.[language] ?? "published";
    if (state === "published") translations[language] = translation;
    else drafts[language] = { text: translation, state };
  }
  if (title === "" && [translations, drafts].every((texts) => Object.keys(texts).length === 0))
    throw new Error("title: missing in every language");
  return {
    id: old._id,
    author: (old.szerzo || old.serzo).trim(),
    category: category ?? defaultCategory,
    cover: old.coverImage || old.cover,
    isPinned: old.isPinned,
    createdAt,
    updatedAt: old.updatedAt ?? createdAt,
    base: { ...newerTexts, title: title.trim(), summary: summary.trim(), content, slug: slug.trim() },
    translations,
    drafts,
    formerPaths: old.formerPaths ?? {},
    changes: old.changes
      // A note that readers do not have waits with a draft.
      ?.filter(({ language, note, at }) => note !== "" && (at ?? drafts[language]))
      .map(({ at, ...note }) => ({ ...note, publishedAt: at ?? null })),
    notes,
  };
}

function findNamed(named: string, categories: SiteCategories): string | undefined {
  const isName = (name: string) => name.toLowerCase() === named.toLowerCase();
  const own = (categories ?? []).filter(({ id }) => isOwnCategory(id));
  // An export has them in the default language.
  const byName =
    own.find(({ names }) => names && isName(names[defaultLanguage])) ??
    own.find(({ names }) => Object.values(names ?? {}).some(isName));
  return (findCategory(named, categories) ?? byName)?.id;
}

export function readOldId(json: unknown): string | null {
  const result = z.object({ _id: oldId }).safeParse(json);
  return result.success ? result.data._id : null;
}

function isWritten({ title, summary, content }: Translation): boolean {
  return title !== "" || summary !== "" || content !== "";
}

/** JavaScript reads PostgreSQL's years below 100 as years of the 20th or 21st century. */
function whyInvalidDate(date: Date): string | null {
  if (Number.isNaN(date.getTime())) return "is no date";
  const year = date.getUTCFullYear();
  return year < 100 || year > 9999 ? "is outside the years 100 to 9999" : null;
}

/** A MongoDB id begins with its creation time in seconds: https://www.mongodb.com/docs/manual/reference/bson-types/ */
function dateFromId(id: string): Date | null {
  return /^[0-9a-f]{24}$/.test(id) ? new Date(Number.parseInt(id.slice(0, 8), 16) * 1000) : null;
}
