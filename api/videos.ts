import { z } from "zod";

/** A video, in the shape of the video platform's search answer. */
export const videoSchema = z.object({
  id: z.object({ videoId: z.string().regex(/^[\w-]{1,64}$/) }),
  snippet: z.object({
    title: z.string(),
    description: z.string().default(""),
    /** ISO 8601. */
    publishedAt: z.iso.datetime({ offset: true }).optional(),
  }),
});

export type Video = z.infer<typeof videoSchema>;

export interface VideoList {
  items: Video[];
}

/** Whether there are videos to be asked for: without the owner's key there never are. */
export interface VideoOffer {
  offered: boolean;
}
