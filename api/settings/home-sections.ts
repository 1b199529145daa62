import { z } from "zod";
import { pictureSchema } from "#api/posts/post-answers.ts";
import { namedOwnPagesSchema, ownPageIdSchema } from "#api/guide/own-pages.ts";
import { guidePages } from "#i18n/addresses.ts";
import { homeSections } from "#i18n/site/home-sections.ts";

const arrangedSectionsSchema = z.strictObject({
  sections: z
    .array(z.strictObject({ section: z.enum(homeSections), isShown: z.boolean() }))
    .max(homeSections.length)
    .refine((sections) => isEachOnce(sections.map(({ section }) => section)), "has a section twice")
    .describe("In their order; one that is left out follows at the end"),
  cards: z
    .array(z.union([z.enum(guidePages), ownPageIdSchema]))
    .min(1, "must have one at least")
    .refine(isEachOnce, "has a page twice")
    .describe("The pages that have a card, in their order"),
});
export type ArrangedSections = z.infer<typeof arrangedSectionsSchema>;

const version = z.string().describe("In a change the one that it was made from");

export const writtenHomeSchema = arrangedSectionsSchema.extend({ version });
export type WrittenHome = z.infer<typeof writtenHomeSchema>;

export const adminHomeSchema = arrangedSectionsSchema.extend({
  isDefault: z.boolean().describe("Whether it is as the site brings it"),
  ownPages: namedOwnPagesSchema,
  version,
});
export type AdminHome = z.infer<typeof adminHomeSchema>;

/** The home page as readers get it, where the owner has changed it. */
export const shownHomeSchema = z.object({
  sections: z.array(z.enum(homeSections)),
  cards: z
    .array(
      z.union([
        z.enum(guidePages),
        z.object({
          path: z.string(),
          title: z.string(),
          text: z.string(),
          picture: pictureSchema.optional(),
        }),
      ]),
    )
    .describe("An own page with its words in the language, and the picture at its head"),
});
export type ShownHome = z.infer<typeof shownHomeSchema>;

function isEachOnce(names: readonly string[]): boolean {
  return new Set(names).size === names.length;
}

/** A page of the guide, whose words the site has, or an own page with its words. */
export type ShownCard = ShownHome["cards"][number];
