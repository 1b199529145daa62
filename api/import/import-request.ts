import { z } from "zod";
import { languages } from "#i18n/languages.ts";

/** A file that was brought to the site before, or the address of the old server. */
const importSourceSchema = z.union([
  z.strictObject({ file: z.uuid() }),
  z.strictObject({ address: z.url({ protocol: /^https?$/ }).max(2000) }),
]);

export const importRequestSchema = z.strictObject({
  source: importSourceSchema,
  language: z.enum(languages).optional().describe("Of posts whose export does not tell it"),
  site: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .optional()
    .describe("Where pictures are, for an export that does not tell it"),
  isDryRun: z.boolean().describe("Does all on a copy that is gone at the end"),
});

export type ImportRequest = z.infer<typeof importRequestSchema>;
