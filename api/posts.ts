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

function textLength(html: string): number {
  return html.replace(/data:[^"'\s>]*/g, "").length;
}

const writtenTranslation = z.object({
  title: z.string().trim().max(postLimits.title).default(""),
  summary: z.string().trim().max(postLimits.summary).default(""),
  /** Left out, the alternative text of the cover stays as it is. */
  coverAlt: z.string().trim().max(postLimits.coverAlt).optional(),
  content: z
    .string()
    .max(postLimits.content)
    .refine((html) => textLength(html) <= postLimits.text, "is too long")
    .default(""),
});

const writtenTranslations = z.partialRecord(z.enum(languages), writtenTranslation);

/** What an editor sends to create or change a post. Slugs are made by the server, never sent. */
export const writtenPostSchema = z.object({
  author: z.string().trim().min(1).max(postLimits.author),
  category: z.enum(categories),
  translations: writtenTranslations.refine((all) => (all.hu?.title ?? "") !== "", {
    path: ["hu", "title"],
    message: "a Hungarian title is needed",
  }),
});

export type WrittenPost = z.infer<typeof writtenPostSchema>;

export const postListQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(100).optional(),
  before: z.iso.datetime({ offset: true }).optional(),
  skip: z.coerce.number().int().min(0).optional(),
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
