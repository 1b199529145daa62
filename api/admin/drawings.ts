import { z } from "zod";
import { libraryPictureSchema } from "./media-library.ts";

const idSchema = z
  .string()
  .regex(/^(pages|places|dishes)\/[a-z-]+$/)
  .describe("Such as `places/lima`; its address is `/pictures/places/lima.svg`");

const drawingPictureSchema = libraryPictureSchema.pick({
  hash: true,
  name: true,
  alts: true,
  credit: true,
  focal: true,
});

export const drawingsSchema = z.array(
  z.object({
    id: idSchema,
    name: z.string().describe("The page at whose head it is, the place or the dish"),
    pages: z.array(z.string()).describe("The names of the pages of the guide that show it large"),
    picture: drawingPictureSchema.nullable().describe("The library's, where one stands in its place"),
  }),
);

export const replacedDrawingSchema = z.strictObject({
  id: idSchema,
  picture: z.string().nullable().describe("The hash of a stored picture; null for the drawing again"),
});

export type Drawing = z.infer<typeof drawingsSchema>[number];
export type ReplacedDrawing = z.infer<typeof replacedDrawingSchema>;
