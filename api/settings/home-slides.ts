import { z } from "zod";
import { namedOwnPagesSchema, sitePageSchema } from "#api/guide/own-pages.ts";
import { visibleText } from "#api/documents/visible-text.ts";
import { ownWordsSchema } from "./own-words.ts";
import { shownHomeSchema } from "./home-sections.ts";
import { languages } from "#i18n/languages.ts";

/** Slides; more would hardly be seen. */
const mostSlides = 20;

const line = (longest: number) =>
  z.string().overwrite(visibleText).max(longest, `may have at most ${longest} characters`);

const wordsSchema = z.strictObject({
  title: line(80).describe("Empty in a language whose readers do not get the slide"),
  subtitle: line(120),
  text: line(400),
  alt: line(300).describe("What the picture shows, for who does not see it"),
});
export type SlideWords = z.infer<typeof wordsSchema>;

const focalSchema = z.object({ x: z.number(), y: z.number() });

export const storedPictureSchema = z.object({
  hash: z.string(),
  width: z.int(),
  height: z.int(),
  focal: focalSchema,
});

/** A slide for the readers of a language. */
const shownSlideSchema = z.object({
  id: z.string(),
  ...wordsSchema.shape,
  path: z.string().optional().describe("Where one of the owner's leads"),
  credit: z.string().optional().describe("Who made the picture, where the library knows"),
  picture: storedPictureSchema
    .optional()
    .describe("Left out where the drawing of the slide's place is shown"),
});

export const shownSlidesSchema = z.object({
  slides: z.array(shownSlideSchema).nullable().describe("Null where they are those that come with the site"),
  words: ownWordsSchema
    .pick({ intro: true, note: true })
    .partial()
    .optional()
    .describe("The owner's in the introduction; left out where all is as the site brings it"),
  home: shownHomeSchema.optional().describe("Left out where the page is as the site brings it"),
});
export type ShownSlides = z.infer<typeof shownSlidesSchema>;

const writtenSlideSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z-]{1,40}$|^slide-[0-9a-f]{8}$/)
    .describe("Of one that comes with the site, or `slide-` and eight hexadecimal digits"),
  isShown: z.boolean(),
  picture: z.string().nullable().describe("The hash of a stored picture; null for the drawing"),
  link: sitePageSchema
    .nullable()
    .default(null)
    .describe("The page to which one of the owner's leads; null for none"),
  words: z.record(z.enum(languages), wordsSchema),
});

export const writtenSlidesSchema = z.strictObject({
  slides: z.array(writtenSlideSchema).max(mostSlides),
  version: z.string().default("").describe("That the change was made from; a form from before had none"),
});
export type WrittenSlides = z.infer<typeof writtenSlidesSchema>;

const adminSlideSchema = writtenSlideSchema.extend({ picture: storedPictureSchema.nullable() });
export type AdminSlide = z.infer<typeof adminSlideSchema>;

export const adminSlidesSchema = z.object({
  slides: z.array(adminSlideSchema).describe("In their order"),
  isDefault: z.boolean().describe("Whether they are those that come with the site"),
  version: z.string().describe("Another one after each change, whoever made it"),
  ownPages: namedOwnPagesSchema,
});
export type AdminSlides = z.infer<typeof adminSlidesSchema>;
