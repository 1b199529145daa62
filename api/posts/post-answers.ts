import { z } from "zod";
import { languages } from "#i18n/languages.ts";
import { changeNotesSchema } from "#api/documents/change-notes.ts";
import { blocksSchema } from "#api/documents/block-tree.ts";
import { shownStatesSchema } from "#api/admin/translation-states.ts";
import { decorativeRole } from "#api/post-html/picture-block.ts";

const language = z.enum(languages);

export const coverRoles = ["", decorativeRole] as const;

export const pictureSchema = z.object({
  hash: z.string().describe("Names the picture in its address, /media/{hash}/{width}.{format}"),
  width: z.int().describe("Of the upright original, in pixels"),
  height: z.int(),
  focal: z
    .object({ x: z.int(), y: z.int() })
    .optional()
    .describe(
      "What stays visible where a part is cut off: percent from the left and from the top; else the middle",
    ),
  credit: z.string().optional().describe("Who made it; left out when that is not said"),
});

export const translationSummarySchema = z.object({
  title: z.string(),
  summary: z.string(),
  slug: z.string(),
});

export const translationSchema = translationSummarySchema.extend({
  content: z.string().describe("Clean HTML"),
  coverAlt: z
    .string()
    .describe("What the cover shows, for those who cannot see it; empty for a cover that adds nothing"),
  coverRole: z
    .enum(coverRoles)
    .describe(
      '"presentation" for a cover that was said to only decorate; else empty, as nobody said anything',
    ),
  searchTitle: z.string().describe("For search engines and social cards; the title where it is empty"),
  searchDescription: z.string().describe("Likewise; the beginning of the text where it is empty"),
  address: z.string().describe("From which the slug is made; the title where it is empty"),
});

/** Field names of the old server; `post-wire.ts` maps them to ours. */
const postFields = z.object({
  _id: z.string(),
  szerzo: z.string().describe("The author"),
  category: z.string(),
  cover: z.string().describe("Address of the cover in one width; empty without a cover"),
  coverImage: z.string().describe("The same"),
  picture: pictureSchema.nullable().describe("The cover in all its widths and formats"),
  isPinned: z.boolean().optional().describe("Stands first in the blog; left out of others"),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime().describe("Sent back with a change, so that a faster second editor is noticed"),
});

export const postSummaryAnswer = postFields.extend({
  ...translationSummarySchema.shape,
  language: language.describe(
    "Of the shown text: another than the asked one when that has no text of its own",
  ),
  publishedIn: z.array(language).describe("The languages with a text of their own, in the site's order"),
  slugs: z
    .record(language, z.string())
    .describe(
      "The slug by which each language shows the post: its own, else that of the text that stands in",
    ),
  translations: z.partialRecord(language, translationSummarySchema),
});

/** The fields of a post that only signed-in editors read. */
const adminFields = z.object({
  states: shownStatesSchema,
  drafts: z
    .partialRecord(language, translationSchema.omit({ slug: true }))
    .describe("The texts that editors work on, where they are not the published ones"),
  sourceLanguage: language.describe("That was written first, from which the others are made"),
  outdated: z.array(language).describe("Translations whose source was changed since they were made"),
  madeFrom: z
    .partialRecord(language, z.int())
    .describe("The revision of the source that each translation was made from; 0 for the first one"),
  notes: z
    .partialRecord(language, z.string())
    .describe(
      "What readers will be told of the changes that they do not see yet, else were told of these words",
    ),
});

/** A post of a list. Where nothing is published, it has the texts that editors work on. */
export const listedPostAnswer = postSummaryAnswer.extend(
  adminFields.pick({ states: true, outdated: true }).partial().shape,
);

export const postAnswer = postSummaryAnswer.extend({
  ...translationSchema.shape,
  blocks: blocksSchema.describe("The content as a tree, as ProseMirror writes it"),
  changes: changeNotesSchema.optional(),
});

/** The base fields are those of an old post without translations. */
export const fullPostAnswer = postFields.extend({
  ...translationSchema.shape,
  translations: z.partialRecord(language, translationSchema),
  ...adminFields.partial().shape,
});

export type AdminFields = z.infer<typeof adminFields>;

export type PostSummaryAnswer = z.infer<typeof listedPostAnswer>;
export type PostAnswer = z.infer<typeof postAnswer>;
export type FullPostAnswer = z.infer<typeof fullPostAnswer>;
