import { z } from "zod";
import { defaultLanguage, languages } from "#i18n/languages.ts";
import { writtenNoteSchema } from "#api/documents/change-notes.ts";
import { isWholePageCursor, momentSchema, pageCursorError } from "./page-cursor.ts";
import { decorativeRole } from "#api/post-html/picture-block.ts";
import {
  coverRoles,
  type PostAnswer,
  type PostSummaryAnswer,
  type pictureSchema,
  type translationSchema,
  type translationSummarySchema,
  type FullPostAnswer,
} from "./post-answers.ts";
import { visibleText } from "#api/documents/visible-text.ts";

/** Characters. `content` includes pictures as data, `text` does not. */
export const postLimits = {
  author: 120,
  title: 300,
  summary: 2000,
  coverAlt: 300,
  searchTitle: 300,
  searchDescription: 1000,
  address: 200,
  content: 60_000_000,
  text: 1_000_000,
} as const;

export const textTooLong = `may have at most ${postLimits.text} characters without its pictures`;

/** Pasted text may hold control characters; PostgreSQL takes no NUL. By ranges, as a class by name takes seconds of a long text. */
function withoutControlCharacters(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are meant
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, "");
}

function missingOr(otherwise: string): (issue: { input?: unknown }) => string {
  return ({ input }) => (input === undefined ? "is missing" : otherwise);
}

const text = z.string({ error: missingOr("must be text") }).overwrite(withoutControlCharacters);

function line(max: number) {
  return text.overwrite(visibleText).max(max, `may have at most ${max} characters`);
}

export const writtenTranslationSchema = z.object(
  {
    title: line(postLimits.title).default(""),
    summary: line(postLimits.summary).default(""),
    /** Without it the cover keeps its alternative text. */
    coverAlt: line(postLimits.coverAlt).optional(),
    /** Without it the cover keeps its role, unless it gets an alternative text. */
    coverRole: z.enum(coverRoles, `must be empty or "${decorativeRole}"`).optional(),
    /** Without them the text keeps its own. */
    searchTitle: line(postLimits.searchTitle).optional(),
    searchDescription: line(postLimits.searchDescription).optional(),
    address: line(postLimits.address).optional(),
    /** Without it the note stays; an empty one, published with the words that readers have, takes theirs back. */
    note: writtenNoteSchema.optional(),
    /** How long it is without its pictures is found out where it is cleaned: only the parser tells what is one. */
    content: text
      .max(postLimits.content, `may have at most ${postLimits.content} characters, pictures included`)
      .default(""),
  },
  { error: "must have a title, a summary and a content" },
);

const writtenTranslations = z.partialRecord(z.enum(languages), writtenTranslationSchema, {
  error: `must be texts by their language (${languages.join(", ")})`,
});

/** A post that is sent with a state for each language: any language may be the only one, and none has to be sent. */
export const adminPostSchema = z.object({
  author: line(postLimits.author).min(1, "is missing"),
  category: z
    .string({ error: missingOr("is no category") })
    .describe("The id of one of the site's categories"),
  isPinned: z
    .enum(["true", "false"], 'must be "true" or "false"')
    .transform((written) => written === "true")
    .optional()
    .describe("Whether it stands first in the blog; left out, that stays as it is"),
  createdAt: momentSchema
    .optional()
    .describe("When it was published, for a post that was; left out, that stays as it is"),
  translations: writtenTranslations,
});

/** A post that is sent without states: every language that is sent is published. The server makes the slugs. */
export const writtenPostSchema = adminPostSchema.extend({
  translations: writtenTranslations.refine((all) => (all[defaultLanguage]?.title ?? "") !== "", {
    path: [defaultLanguage, "title"],
    message: "a Hungarian title is needed",
  }),
});

export type WrittenPost = z.infer<typeof writtenPostSchema>;
export type WrittenTranslation = z.infer<typeof writtenTranslationSchema>;

function wholeNumber(min: number, max = Number.MAX_SAFE_INTEGER) {
  const range = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
  const message = `must be a whole number ${range}`;
  return z.coerce.number(message).int(message).min(min, message).max(max, message);
}

export const postListQuerySchema = z
  .object({
    limit: wholeNumber(1, 100).optional(),
    before: momentSchema
      .optional()
      .describe("The createdAt of the last post that one has: older ones follow"),
    beforeId: z
      .string()
      .regex(/^[\w-]{1,64}$/, "is no id of a post")
      .optional()
      .describe("Its id: those of the same moment that are listed after it follow too"),
    skip: wholeNumber(0).optional(),
    category: z.string().optional(),
    pinned: z.enum(["first"]).optional().describe("Those that are pinned stand before the others"),
    author: z
      .string()
      .max(200)
      .optional()
      .describe("The slug of an author's page: posts of that author alone"),
  })
  .refine(isWholePageCursor, pageCursorError);

export type PostListQuery = z.infer<typeof postListQuerySchema>;

/** `hash` is its name; width and height are in pixels, after rotation to upright. */
export type Picture = z.infer<typeof pictureSchema>;

export type TranslationSummary = z.infer<typeof translationSummarySchema>;
export type Translation = z.infer<typeof translationSchema>;

/** An answer under our own names, as `post-wire.ts` maps it. */
type InOurNames<Answer> = Omit<Answer, "_id" | "szerzo" | "cover" | "coverImage" | "picture"> & {
  id: string;
  author: string;
  cover: Picture | null;
};

export type PostSummary = InOurNames<PostSummaryAnswer>;
export type Post = InOurNames<PostAnswer>;
/** A post as it is stored; an answer prints its HTML from the blocks. */
export type StoredPost = Omit<Post, "content">;
export type FullPost = InOurNames<FullPostAnswer>;

/** The fallback rule runs on the server only; these fields are its result. */
export type PostLanguages = Pick<PostSummary, "language" | "publishedIn" | "slugs">;
