import { z } from "zod";

const entrySchema = z.object({
  address: z.string().describe("Path on this site, with its query if it has one"),
  bytes: z.int().describe("What it takes on the device"),
  sent: z.int().describe("What it takes on the way, compressed"),
  digest: z.string().describe("Of the bytes: the beginning of their SHA-256 in base64url"),
});

export const pocketListSchema = z.object({
  version: z.string().describe("Another one when anything in the list is another"),
  entries: z.array(entrySchema).describe("In the order in which they are best fetched"),
  posts: z
    .array(
      z.object({
        slug: z.string(),
        title: z.string(),
        entries: z.array(entrySchema).describe("What the post needs beyond the list's own"),
      }),
    )
    .describe("The newest first; the reader chooses"),
});

/** The files to download for a language: with all of them on the device, the guide can be read without a network. */
export type PocketList = z.infer<typeof pocketListSchema>;

export type PocketEntry = z.infer<typeof entrySchema>;
