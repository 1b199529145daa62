import { z } from "zod";
import { languages } from "#i18n/languages.ts";
import { factKinds } from "./fact-kinds.ts";
import { factChangeSchema } from "./facts.ts";
import { fieldTypes } from "./field-types.ts";
import { longestFactName, ownFactKey } from "./own-fact-id.ts";

/** A fact that editors add. Its value is one, under the key `value`. */
export const newFactSchema = z.object({
  key: z
    .string()
    .regex(ownFactKey, "must be 2 to 40 letters and digits, the first a small letter")
    .describe("The fact's id is `own.` and this"),
  kind: z.enum(factKinds),
  names: z.record(
    z.enum(languages),
    z
      .string()
      .trim()
      .min(1, "is missing")
      .max(longestFactName, `must have at most ${longestFactName} characters`),
  ),
  type: z.enum(fieldTypes),
  record: factChangeSchema.omit({ startsOn: true }),
});

export type NewFact = z.infer<typeof newFactSchema>;

export type NewFactInput = z.input<typeof newFactSchema>;
