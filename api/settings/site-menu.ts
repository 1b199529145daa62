import { z } from "zod";
import { ownPageIdSchema, ownPageLinkSchema, pageSchema, sitePageSchema } from "#api/guide/own-pages.ts";
import { guidePages } from "#i18n/addresses.ts";
import { languages } from "#i18n/languages.ts";
import { menuGroups, menuPlaces } from "#i18n/site/site-menu.ts";

/** Far more lines than any place of a menu has. */
const mostLines = 500;

const siteMenuSchema = z.strictObject({
  groups: z.array(z.enum(menuGroups)).max(menuGroups.length).describe("In their order"),
  lines: z.record(
    z.enum(menuPlaces),
    z.array(z.strictObject({ page: sitePageSchema, isHidden: z.boolean() })).max(mostLines),
  ),
});

export const menuChangeSchema = siteMenuSchema.extend({
  nowhere: z
    .array(ownPageIdSchema)
    .max(mostLines)
    .default([])
    .describe("Own pages that no page links; one that is neither here nor in a line stays where it is"),
  version: z.string().default("").describe("That the change was made from; a form from before had none"),
});
export type MenuChange = z.input<typeof menuChangeSchema>;

export const adminMenuSchema = z.object({
  menu: siteMenuSchema,
  isDefault: z.boolean().describe("Whether it is as the site brings it"),
  version: z.string().describe("Another one after each change of it or of an own page's place"),
  ownPages: z.array(
    z.object({
      page: ownPageIdSchema,
      path: z.string().describe("The Hungarian one"),
      titles: z.partialRecord(z.enum(languages), z.string()).describe("In the languages that readers have"),
    }),
  ),
  withdrawnPages: z.array(z.enum(guidePages)).describe("That readers do not have, in whatever place"),
});
export type AdminMenu = z.infer<typeof adminMenuSchema>;

/** The menu as readers get it, where the owner has changed it: without what is hidden. */
const shownMenuSchema = z.object({
  groups: z.array(z.enum(menuGroups)),
  lines: z
    .partialRecord(z.enum(menuPlaces), z.array(z.union([pageSchema, z.int()])))
    .describe("A number is the place of an own page among those that are sent"),
});
export type ShownMenu = z.infer<typeof shownMenuSchema>;

/** Left out where there is nothing of the owner's, so that no page of such a site is longer. */
export const linkedPagesSchema = z.object({
  ownPages: z.array(ownPageLinkSchema).optional(),
  withdrawnPages: z
    .array(z.enum(guidePages))
    .optional()
    .describe("Pages of the guide that readers do not have"),
  menu: shownMenuSchema.optional(),
});
export type LinkedPages = z.infer<typeof linkedPagesSchema>;
