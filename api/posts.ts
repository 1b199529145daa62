import { z } from "zod";
import { languages, type Language } from "#i18n/languages.ts";
import { categories } from "./categories.ts";
import type { Picture } from "./media.ts";

/**
 * Longest texts accepted, in characters. Content may carry pictures as data until it is saved; `text` is
 * what it may have without them.
 */
export const postLimits = {
  author: 120,
  title: 300,
  summary: 2000,
  coverAlt: 300,
  content: 60_000_000,
  text: 1_000_000,
} as const;

export const textTooLong = `may have at most ${postLimits.text} characters without its pictures`;

/** Only pictures that stand as data in an `<img>` are free: anything else would be stored as it is. */
function textLength(html: string): number {
  return html.replace(/\bsrc=(?:"data:image\/[^"]*"|'data:image\/[^']*')/gi, "").length;
}

/** Control characters come along with pasted text and nobody sees them; the database takes no NUL. */
function withoutControlCharacters(given: string): string {
  return given.replace(/[^\P{Cc}\t\n]/gu, "");
}

function missingOr(otherwise: string): (issue: { input?: unknown }) => string {
  return ({ input }) => (input === undefined ? "is missing" : otherwise);
}

/** Text of any length, without what no text needs. */
const text = z.string({ error: missingOr("must be text") }).overwrite(withoutControlCharacters);

function line(max: number) {
  return text.trim().max(max, `may have at most ${max} characters`);
}

const writtenTranslation = z.object(
  {
    title: line(postLimits.title).default(""),
    summary: line(postLimits.summary).default(""),
    /** Left out, the alternative text of the cover stays as it is. */
    coverAlt: line(postLimits.coverAlt).optional(),
    content: text
      .max(postLimits.content, `may have at most ${postLimits.content} characters, pictures included`)
      .refine((html) => textLength(html) <= postLimits.text, textTooLong)
      .default(""),
  },
  { error: "must have a title, a summary and a content" },
);

const writtenTranslations = z.partialRecord(z.enum(languages), writtenTranslation, {
  error: `must be texts by their language (${languages.join(", ")})`,
});

/** What an editor sends to create or change a post. Slugs are made by the server, never sent. */
export const writtenPostSchema = z.object({
  author: line(postLimits.author).min(1, "is missing"),
  category: z.enum(categories, { error: missingOr("is no category") }),
  translations: writtenTranslations.refine((all) => (all.hu?.title ?? "") !== "", {
    path: ["hu", "title"],
    message: "a Hungarian title is needed",
  }),
});

export type WrittenPost = z.infer<typeof writtenPostSchema>;

/** A moment with its offset, for example `2026-11-21T10:00:00Z`. */
export const momentSchema = z.iso
  .datetime({ offset: true, error: "must be a date and time like 2026-11-21T10:00:00Z" })
  .refine(isStorable, "must be of the years 0001 to 9999");

/** PostgreSQL knows no year 0 and writes the years after 9999 otherwise; the offset may lead there too. */
function isStorable(moment: string): boolean {
  const year = new Date(moment).getUTCFullYear();
  return year >= 1 && year <= 9999;
}

function wholeNumber(min: number, max = Number.MAX_SAFE_INTEGER) {
  const range = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
  const message = `must be a whole number ${range}`;
  return z.coerce.number(message).int(message).min(min, message).max(max, message);
}

export const postListQuerySchema = z.object({
  limit: wholeNumber(1, 100).optional(),
  before: momentSchema.optional(),
  skip: wholeNumber(0).optional(),
  category: z.enum(categories, "is no category").optional(),
});

export type PostListQuery = z.infer<typeof postListQuerySchema>;

export interface TranslationSummary {
  title: string;
  summary: string;
  slug: string;
}

export interface Translation extends TranslationSummary {
  content: string;
  /** What the cover shows, for those who cannot see it; empty for a cover that adds nothing. */
  coverAlt: string;
}

interface PostFields {
  id: string;
  author: string;
  category: string;
  cover: Picture | null;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** ISO 8601, UTC; an editor sends it back so that a faster second editor is noticed. */
  updatedAt: string;
}

/** A post as lists show it: title, summary and slug in the asked language, by the fallbacks. */
export interface PostSummary extends PostFields, TranslationSummary {
  translations: Partial<Record<Language, TranslationSummary>>;
}

/** A post as a reader sees it in one language. `content` is clean HTML. */
export interface Post extends PostSummary {
  content: string;
  coverAlt: string;
}

/** The whole post as an editor sees it; the base fields are those of an old post without translations. */
export interface WholePost extends PostFields, Translation {
  translations: Partial<Record<Language, Translation>>;
}
