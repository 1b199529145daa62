import { z } from "zod";
import { languages } from "#i18n/languages.ts";

const neighbourSchema = z.object({
  title: z.string(),
  slug: z.string(),
  language: z.enum(languages).describe("Of the title"),
});

/** The posts published just before and just after one; null at the ends of the blog. */
export const neighboursSchema = z.object({
  older: neighbourSchema.nullable(),
  newer: neighbourSchema.nullable(),
});

export type NeighbourPost = z.infer<typeof neighbourSchema>;
export type Neighbours = z.infer<typeof neighboursSchema>;
