import { z } from "zod";
import { makeSlug } from "#i18n/blog/make-slug.ts";
import { pageAddresses } from "#i18n/addresses.ts";
import { languages } from "#i18n/languages.ts";
import { ownPagePlaces } from "#i18n/site/site-menu.ts";
import { documentAnswerSchema } from "./guide-pages.ts";
import { keysOf } from "#i18n/typed-keys.ts";

/** Characters of a title or an address. */
const longest = 200;

const inLanguages = <Text extends z.ZodType>(text: Text) => z.record(z.enum(languages), text);

export const ownPageIdSchema = z.templateLiteral(["own-", z.string().regex(/^[0-9a-f]{12}$/)]);

export const pageSchema = z.enum(keysOf(pageAddresses));

/** Any page that can be linked: one of the site's or of the owner's. */
export const sitePageSchema = z.union([pageSchema, ownPageIdSchema]);

/** The owner's pages by their titles, for who chooses one. */
export const namedOwnPagesSchema = z.array(
  z.object({ page: ownPageIdSchema, titles: z.partialRecord(z.enum(languages), z.string()) }),
);
export type NamedOwnPages = z.infer<typeof namedOwnPagesSchema>;

const addressesSchema = inLanguages(z.string().max(longest, "is too long").overwrite(makeSlug));

/** The properties of an own page besides its words. */
export const ownPageChangeSchema = z.strictObject({
  addresses: addressesSchema.describe(
    "Without the language's prefix; written as slugs are. Empty in a language in which the page has no words yet: then it is made from its title",
  ),
  place: z.enum(ownPagePlaces).describe("Where every page links it"),
});
export type OwnPageChange = z.infer<typeof ownPageChangeSchema>;

export const newOwnPageSchema = ownPageChangeSchema.extend({
  titles: inLanguages(z.string().trim().max(longest, "is too long"))
    .refine((titles) => Object.values(titles).some((title) => title !== ""), "one at least is needed")
    .describe("Empty in a language that is to follow later"),
});
export type NewOwnPage = z.infer<typeof newOwnPageSchema>;

export const ownPageUsesSchema = z.object({
  titles: z.array(z.string()).describe("Of the posts and pages with a link to it"),
});
export type OwnPageUses = z.infer<typeof ownPageUsesSchema>;

export const ownPageAnswerSchema = documentAnswerSchema.extend({
  addresses: addressesSchema,
  publishedIn: z.array(z.enum(languages)),
  publishedOn: z.iso.date(),
});
export type OwnPageAnswer = z.infer<typeof ownPageAnswerSchema>;

/** An own page as the menu or the footer links it: its addresses and titles in the languages that it has. */
export const ownPageLinkSchema = z.object({
  place: z.enum(ownPagePlaces).exclude(["nowhere"]),
  links: z.partialRecord(z.enum(languages), z.object({ address: z.string(), title: z.string() })),
});
export type OwnPageLink = z.infer<typeof ownPageLinkSchema>;
