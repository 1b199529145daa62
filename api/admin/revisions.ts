import { z } from "zod";
import { languages } from "#i18n/languages.ts";
import { translationSchema } from "#api/posts/post-answers.ts";

/** One save of one language; the newest stand first in lists. */
export const revisionSummarySchema = z.object({
  revision: z.int().describe("From 1, counted over all languages of the post"),
  language: z.enum(languages),
  title: z.string(),
  savedAt: z.iso.datetime(),
  savedBy: z.string().nullable().describe("The account; null for the site itself"),
});

export const revisionSchema = revisionSummarySchema.extend(translationSchema.omit({ slug: true }).shape);

export type RevisionSummary = z.infer<typeof revisionSummarySchema>;
export type RevisionAnswer = z.infer<typeof revisionSchema>;
