import { z } from "zod";
import { documentAnswerSchema } from "./guide-pages.ts";

export const pagePreviewSchema = documentAnswerSchema.extend({
  state: z
    .enum(["published", "draft", "changed"])
    .describe("`changed`: readers see other words than these; `draft`: they see nothing of the page"),
  publishAt: z.iso.datetime().nullable().describe("When a draft is published by itself"),
  expiresAt: z.iso.datetime(),
});

export type PagePreviewAnswer = z.infer<typeof pagePreviewSchema>;
