import { z } from "zod";
import { languages } from "#i18n/languages.ts";
import { mediaLimits } from "#api/admin/media-limits.ts";
import { visibleText } from "#api/documents/visible-text.ts";

const line = (max: number) =>
  z.string().overwrite(visibleText).max(max, `may have at most ${max} characters`);
const percent = z.int("must be a whole number").min(0, "must be 0 to 100").max(100, "must be 0 to 100");

/** The details of a picture that an editor can change. */
export const pictureDetailsSchema = z.object({
  name: line(mediaLimits.name),
  alts: z.partialRecord(z.enum(languages), line(mediaLimits.alt)).describe("What it shows, by language"),
  credit: line(mediaLimits.credit).describe(
    "Who made it, as readers see it below a cover, a title picture and on a slide",
  ),
  focal: z
    .object({ x: percent, y: percent })
    .describe("What stays visible where a part is cut off: percent from the left and from the top"),
});

export const libraryPictureSchema = pictureDetailsSchema.extend({
  hash: z.string(),
  width: z.int(),
  height: z.int(),
  /** Null where the original is kept outside of the database. */
  bytes: z.int().nullable().describe("Of the stored original; null when it is in the media store"),
  isAnimated: z.boolean(),
  isKept: z.boolean().describe("It stays although nothing shows it"),
  addedAt: z.iso.datetime(),
  addedBy: z.string().nullable(),
  uses: z
    .array(
      z.object({
        postId: z.string(),
        title: z.string(),
        titles: z.partialRecord(z.enum(languages), z.string()).describe("By language, where it has one"),
        isCover: z.boolean(),
        isShown: z
          .boolean()
          .describe(
            "In what readers read or editors work on; false where only an earlier or unsaved version has it",
          ),
        isBinned: z.boolean(),
      }),
    )
    .describe("The posts that show it, earlier revisions and drafts included"),
  siteUses: z
    .array(z.enum(["slides", "authors", "categories", "drawings"]))
    .describe("Where the site shows it besides posts and the texts of pages"),
  pageUses: z
    .array(
      z.object({
        page: z.string(),
        titles: z.partialRecord(z.enum(languages), z.string()).describe("In the languages that have it"),
        isShown: z.boolean().describe("False where only an earlier version has it"),
      }),
    )
    .describe("The pages whose texts show it, drafts and earlier versions included"),
});

export const libraryQuerySchema = z.object({
  search: z.string().max(mediaLimits.search).optional().describe("In names, descriptions and credits"),
  unused: z.stringbool().optional().describe("Those alone that no post shows"),
  skip: z.coerce.number().int().min(0).max(1_000_000).default(0),
});

export const libraryPageSchema = z.object({
  pictures: z.array(libraryPictureSchema),
  count: z.int().describe("Of all that were asked for"),
  unusedCount: z.int().describe("Of all in the library that no post shows"),
  bytes: z.int().describe("Of all stored originals together"),
});

const drawingIdSchema = z
  .string()
  .regex(/^(pages|places|dishes)\/[a-z0-9-]+$/)
  .describe(
    "Such as `places/lima`; its address is `/pictures/places/lima.svg`, but for an own page, which has no drawing",
  );

const drawingPictureSchema = libraryPictureSchema.pick({
  hash: true,
  name: true,
  alts: true,
  credit: true,
  focal: true,
});

export const drawingsSchema = z.array(
  z.object({
    id: drawingIdSchema,
    name: z.string().describe("The page at whose head it is, the place or the dish"),
    pages: z.array(z.string()).describe("The names of the pages of the guide that show it large"),
    isDrawn: z.boolean().describe("False at the head of an own page: without a picture there is nothing"),
    picture: drawingPictureSchema.nullable().describe("The library's, where one stands in its place"),
  }),
);

export const replacedDrawingSchema = z.strictObject({
  id: drawingIdSchema,
  picture: z.string().nullable().describe("The hash of a stored picture; null for the drawing again"),
});

/** The drawings in whose place a site shows pictures, as its export tells them. */
export const exportedDrawingsSchema = z.array(
  pictureDetailsSchema.extend({
    id: drawingIdSchema,
    picture: z.string().describe("Where it is in the archive"),
  }),
);

export type PictureDetails = z.infer<typeof pictureDetailsSchema>;
export type LibraryPicture = z.infer<typeof libraryPictureSchema>;
export type LibraryQuery = Partial<z.infer<typeof libraryQuerySchema>>;
export type LibraryPage = z.infer<typeof libraryPageSchema>;
export type Drawing = z.infer<typeof drawingsSchema>[number];
export type ExportedDrawing = z.infer<typeof exportedDrawingsSchema>[number];
export type ReplacedDrawing = z.infer<typeof replacedDrawingSchema>;
