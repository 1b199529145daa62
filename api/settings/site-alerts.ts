import { z } from "zod";
import { visibleText } from "#api/documents/visible-text.ts";
import { namedOwnPagesSchema, sitePageSchema } from "#api/guide/own-pages.ts";
import { languages } from "#i18n/languages.ts";
import { alertLevels } from "#i18n/site/alert-levels.ts";

/** Those that have ended count, until an editor removes them. */
const mostAlerts = 100;

const mostPlaces = 200;

const line = (longest: number) =>
  z.string().overwrite(visibleText).max(longest, `may have at most ${longest} characters`);

const wordsSchema = z.strictObject({
  title: line(120).refine((text) => text !== "", "is missing"),
  text: line(800),
});
export type AlertWords = z.infer<typeof wordsSchema>;

export const siteAlertSchema = z
  .strictObject({
    id: z.string().regex(/^[0-9a-f]{8}$/),
    level: z.enum(alertLevels),
    pages: z.array(sitePageSchema).max(mostPlaces).nullable().describe("Null: all"),
    places: z
      .array(z.string().regex(/^[a-z0-9-]{1,60}$/))
      .max(mostPlaces)
      .describe("Those at whose stops the planner shows it"),
    from: z.iso.date().describe("The first day in Peru"),
    until: z.iso.date().describe("The last day in Peru"),
    words: z
      .partialRecord(z.enum(languages), wordsSchema)
      .refine((words) => Object.keys(words).length > 0, "are missing"),
  })
  .refine(({ from, until }) => from <= until, { path: ["until"], message: "is before the first day" });
export type SiteAlert = z.infer<typeof siteAlertSchema>;

export const writtenAlertsSchema = z.strictObject({
  alerts: z.array(siteAlertSchema).max(mostAlerts),
  version: z
    .string()
    .default("")
    .describe("In a change the one that it was made from; a form from before had none"),
});
export type WrittenAlerts = z.infer<typeof writtenAlertsSchema>;

export const adminAlertsSchema = writtenAlertsSchema.extend({
  today: z.iso.date().describe("In Peru"),
  ownPages: namedOwnPagesSchema,
});
export type AdminAlerts = z.infer<typeof adminAlertsSchema>;

/** An alert of today for the readers of a language. */
const shownAlertSchema = z.object({
  id: z.string(),
  level: z.enum(alertLevels),
  ...wordsSchema.shape,
  language: z.enum(languages).describe("The language of its words"),
  until: z.iso.date(),
  paths: z.array(z.string()).nullable().describe("The pages that it stands on; null: all"),
  places: z.array(z.string()),
});
export type ShownAlert = z.infer<typeof shownAlertSchema>;

export const shownAlertsSchema = z.object({
  alerts: z.array(shownAlertSchema).describe("The gravest first"),
  isComplete: z
    .boolean()
    .describe("False when they could not be read: then those that were read last are listed"),
});
export type ShownAlerts = z.infer<typeof shownAlertsSchema>;
