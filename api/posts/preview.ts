import { z } from "zod";
import { shownStatesSchema } from "#api/admin/translation-states.ts";
import { postAnswer } from "./post-answers.ts";

/** The signature that makes an address of a preview valid, and its end. */
export const previewProofSchema = z.object({
  until: z.coerce.number().int().min(0).max(9_999_999_999).describe("Seconds since 1970"),
  signature: z.string().max(100),
});

export const previewSchema = z.object({
  post: postAnswer,
  state: shownStatesSchema.valueType.describe("Where the language stands"),
  isChanged: z.boolean().describe("Whether visitors read another text of this language than the shown one"),
  expiresAt: z.iso.datetime(),
});

export type PreviewProof = z.infer<typeof previewProofSchema>;
export type PreviewAnswer = z.infer<typeof previewSchema>;
