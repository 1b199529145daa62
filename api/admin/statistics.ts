import { z } from "zod";
import { languages } from "#i18n/languages.ts";
import { periods, type Period } from "./statistics-periods.ts";

const count = z.int();

const daySchema = z.object({
  day: z.iso.date().describe("In Budapest"),
  views: count.describe("How often pages were opened"),
});

const missingSchema = z.object({
  path: z.string(),
  count,
  lastSeenAt: z.iso.datetime(),
  lastHost: z.string().nullable().describe("The site from which somebody last came there"),
});

const missedSearchSchema = z.object({
  language: z.enum(languages),
  words: z.string().describe("Empty: all for which there was no room"),
  count,
});

export const statisticsSchema = z.object({
  days: z.array(daySchema).describe("Oldest first, with those on which nobody came"),
  pages: z.array(daySchema.omit({ day: true }).extend({ path: z.string() })),
  referrers: z.array(
    z.object({ host: z.string().describe("Empty: all for which there was no room"), views: count }),
  ),
  missing: z.array(missingSchema).describe("Asked for, and not there: the most asked for first"),
  missedSearches: z
    .array(missedSearchSchema)
    .describe("Searched for, and not found: the most frequent first"),
});

/** The part of the statistics that the dashboard draws. */
export const visitDaysSchema = statisticsSchema.pick({ days: true });

export type Statistics = z.infer<typeof statisticsSchema>;
export type VisitDays = z.infer<typeof visitDaysSchema>;
export type StatisticsDay = z.infer<typeof daySchema>;
export type MissedSearch = z.infer<typeof missedSearchSchema>;
export type MissingPage = z.infer<typeof missingSchema>;

const limit = "must be 7, 30, 90 or 365";

export const statisticsQuerySchema = z.object({
  days: z.coerce
    .number(limit)
    .refine((days): days is Period => periods.some((one) => one === days), limit)
    .default(30),
});
