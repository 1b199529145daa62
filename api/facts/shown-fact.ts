import { z } from "zod";
import { estimateBases } from "./estimate-bases.ts";
import { factKinds } from "./fact-kinds.ts";

/** A fact as a reader sees it, in one language. */
export const shownFactSchema = z.object({
  id: z.string(),
  kind: z.enum(factKinds),
  name: z.string(),
  value: z.string().nullable().describe("In words; null where it has too many values for a line, or none"),
  said: z
    .string()
    .nullable()
    .describe("The sentence in which the guide says it, as text; null where no words but the value say it"),
  source: z.object({ name: z.string(), url: z.string().nullable() }).nullable(),
  basis: z
    .enum(estimateBases)
    .nullable()
    .describe("From what we have estimated it, where there is no source"),
  checkedOn: z.string().describe("A day, a month or a year: no more than is known"),
  isEstimate: z.boolean(),
  isConfirmed: z.boolean(),
  validUntil: z.iso.date().nullable().describe("The last day on which it is known to hold"),
  hasEnded: z.boolean().describe("Whether that day has passed in Peru"),
  pages: z.array(z.string()).describe("Ids of the pages of the guide and the tools that print it"),
});

export type ShownFact = z.infer<typeof shownFactSchema>;
