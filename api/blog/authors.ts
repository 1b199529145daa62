import { z } from "zod";
import { visibleText } from "#api/documents/visible-text.ts";
import { storedPictureSchema } from "#api/settings/home-slides.ts";
import { languages } from "#i18n/languages.ts";

export const categoryCountSchema = z.object({
  category: z.string(),
  posts: z.int().describe("How many of them readers may read"),
});

const linksSchema = z
  .array(z.url({ protocol: /^https$/, error: "must be an address with https" }).max(300))
  .max(8, "may be eight at most")
  .describe("The author's pages elsewhere");

/** Told on the author's page besides the posts. */
const authorProfileSchema = z.object({
  picture: storedPictureSchema
    .extend({ alt: z.string().describe("The library's; empty where it has none in this language") })
    .nullable(),
  lines: z.string(),
  language: z.enum(languages).describe("The language of the lines"),
  links: linksSchema,
});

export const authorSchema = z.object({
  slug: z.string().describe("Names the author's page"),
  name: z.string().describe("As the author's record has it, or most of the posts spell it"),
  posts: z.int(),
  categories: z.array(categoryCountSchema).describe("That the author writes about, the most frequent first"),
  profile: authorProfileSchema.optional().describe("Left out where there is no record of the author"),
});

export type CategoryCount = z.infer<typeof categoryCountSchema>;
export type Author = z.infer<typeof authorSchema>;
export type AuthorProfile = z.infer<typeof authorProfileSchema>;

const slug = z.string().describe("By which the author is known until now");

const writtenAuthorSchema = z.strictObject({
  slug: slug.nullable().describe("Null for a new one"),
  name: z.string().overwrite(visibleText).min(1, "is missing").max(120, "may have at most 120 characters"),
  picture: z.string().nullable().describe("The hash of a stored picture"),
  lines: z.record(
    z.enum(languages),
    z.string().overwrite(visibleText).max(800, "may have at most 800 characters"),
  ),
  links: linksSchema,
});

/** Those who are not named stay as they are. */
export const writtenAuthorsSchema = z.strictObject({
  version: z.string().describe("That the change was made from"),
  changed: z.array(writtenAuthorSchema).max(200),
  removed: z.array(slug).max(200),
});
export type WrittenAuthors = z.infer<typeof writtenAuthorsSchema>;

const adminAuthorSchema = writtenAuthorSchema.extend({ slug, picture: storedPictureSchema.nullable() });
export type AdminAuthor = z.infer<typeof adminAuthorSchema>;

export const adminAuthorsSchema = z.object({
  authors: z.array(adminAuthorSchema),
  postSlugs: z.array(slug).describe("Those of all names that posts have, with a record or without"),
  version: z.string().describe("Another one after each change, whoever made it"),
});
export type AdminAuthors = z.infer<typeof adminAuthorsSchema>;
