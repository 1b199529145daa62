import { z } from "zod";

/** Given as in the search answer of the YouTube API. */
export const videoSchema = z.object({
  id: z.object({ videoId: z.string().regex(/^[\w-]{1,64}$/) }),
  snippet: z.object({
    title: z.string(),
    description: z.string().default(""),
    publishedAt: z.iso.datetime({ offset: true }).optional(),
  }),
});

export type Video = z.infer<typeof videoSchema>;

export const videoListSchema = z.object({ items: z.array(videoSchema) });

export type VideoList = z.infer<typeof videoListSchema>;

export const videoOfferSchema = z.object({
  offered: z
    .boolean()
    .describe("Whether there are videos to ask for: without the owner's key there never are"),
  items: z.array(videoSchema).nullable().describe("The videos, if they are there without waiting for them"),
});

export type VideoOffer = z.infer<typeof videoOfferSchema>;
