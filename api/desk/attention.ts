import { z } from "zod";
import { languages } from "#i18n/languages.ts";
import { attentionKinds } from "./attention-kinds.ts";

export const attentionSchema = z.object({
  entries: z
    .array(
      z.object({
        kind: z.enum(attentionKinds),
        language: z.enum(languages).optional().describe("Of a translator's own work, language by language"),
        count: z.int().describe("How many there are of it; 1 where nothing is counted"),
        at: z.iso.datetime().nullable().describe("The first moment of it, where there is one"),
      }),
    )
    .describe("The most urgent first; empty when nothing is to be done"),
});

export type Attention = z.infer<typeof attentionSchema>;
export type AttentionEntry = Attention["entries"][number];
