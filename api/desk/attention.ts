import { z } from "zod";
import { attentionKinds } from "./attention-kinds.ts";

export const attentionSchema = z.object({
  entries: z
    .array(
      z.object({
        kind: z.enum(attentionKinds),
        count: z.int().describe("How many there are of it; 1 where nothing is counted"),
        at: z.iso.datetime().nullable().describe("The first moment of it, where there is one"),
      }),
    )
    .describe("The most urgent first; empty when nothing is to be done"),
});

export type Attention = z.infer<typeof attentionSchema>;
export type AttentionEntry = Attention["entries"][number];
