import { z } from "zod";
import { languages } from "#i18n/languages.ts";

export const binnedPostSchema = z.object({
  id: z.string(),
  titles: z
    .partialRecord(z.enum(languages), z.string())
    .describe("By language, drafts too; none without a title"),
  deletedAt: z.iso.datetime(),
  deletedBy: z.string().nullable().describe("The account; null for the site itself or a command"),
  until: z.iso.datetime().describe("When it is deleted for good"),
});

export type BinnedPost = z.infer<typeof binnedPostSchema>;
