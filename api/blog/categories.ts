import { z } from "zod";
import { oneLine } from "#api/contact/contact-form.ts";
import { longestIntro } from "#api/documents/line-limits.ts";
import { visibleText } from "#api/documents/visible-text.ts";
import { storedPictureSchema } from "#api/settings/home-slides.ts";
import { authorSegments } from "#i18n/addresses.ts";
import { languages } from "#i18n/languages.ts";
import { isOwnPageAddress } from "#i18n/own-pages.ts";

const perLanguage = <Value extends z.ZodType>(value: Value) => z.record(z.enum(languages), value);

/** A category for readers, where the owner has changed any. */
export const siteCategorySchema = z.object({
  id: z.string(),
  names: perLanguage(z.string()).optional().describe("Left out where they are as they come with the site"),
  slugs: perLanguage(z.string()).optional().describe("Name its page; left out as the names are"),
  namedIn: z
    .partialRecord(z.enum(languages), z.enum(languages))
    .optional()
    .describe("By the languages in which the owner has given no name: that of the name which stands there"),
  picture: storedPictureSchema
    .extend({ credit: z.string().optional().describe("Who made it; left out when that is not said") })
    .optional()
    .describe("Left out where the category's drawing is shown"),
});

const name = z.string().overwrite(visibleText).max(60, "may have at most 60 characters");

const slug = z
  .string()
  .max(60, "may have at most 60 characters")
  .refine(
    (one) => one === "" || isOwnPageAddress(one),
    "must be small letters and digits, with hyphens between them",
  )
  .refine((one) => !Object.values<string>(authorSegments).includes(one), "is where the authors are");

const intro = z
  .string()
  .overwrite((text) => visibleText(oneLine(text)))
  .max(longestIntro, `may have at most ${longestIntro} characters`);

const writtenCategorySchema = z.strictObject({
  id: z.string().max(40),
  names: perLanguage(name).describe("Empty in a language in which another one's name stands"),
  slugs: perLanguage(slug).describe("Empty only where the name is"),
  picture: z.string().nullable().describe("The hash of a stored picture; null for the drawing"),
  intros: perLanguage(intro)
    .optional()
    .describe("A sentence or two on its page; empty: the site's own, if it has one. Left out, they stay"),
});

const version = z.string().describe("In a change the one that it was made from");

/** All categories in their order; one of the owner's that is not named is removed. */
export const writtenCategoriesSchema = z.strictObject({
  categories: z.array(writtenCategorySchema).max(100),
  moves: z.record(z.string(), z.string()).describe("To which category the posts of one that is removed go"),
  version,
});
export type WrittenCategories = z.infer<typeof writtenCategoriesSchema>;

const adminCategorySchema = writtenCategorySchema.extend({
  picture: storedPictureSchema.nullable(),
  intros: perLanguage(z.string()),
  posts: z.int().describe("Drafts and what lies in the bin too"),
});
export type AdminCategory = z.infer<typeof adminCategorySchema>;

export const adminCategoriesSchema = z.object({ categories: z.array(adminCategorySchema), version });
export type AdminCategories = z.infer<typeof adminCategoriesSchema>;

export const categoryIntroSchema = z.object({
  intro: z.string().nullable().describe("The owner's words on a category; null where there are none"),
});
export type CategoryIntro = z.infer<typeof categoryIntroSchema>;
