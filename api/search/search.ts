import { z } from "zod";
import { cleanQuery, longestQuery, searchKinds } from "./search-kinds.ts";

const searchLimits = { results: 50, byDefault: 20 };

const limit = `must be a whole number from 1 to ${searchLimits.results}`;

export const searchQuerySchema = z.object({
  q: z
    .string()
    .default("")
    .transform(cleanQuery)
    .refine((query) => query.length <= longestQuery, `must have at most ${longestQuery} characters`),
  kind: z.enum(searchKinds, `must be one of ${searchKinds.join(", ")}`).optional(),
  limit: z.coerce
    .number(limit)
    .int(limit)
    .min(1, limit)
    .max(searchLimits.results, limit)
    .default(searchLimits.byDefault),
  suggest: z
    .stringbool("must be true or false")
    .default(false)
    .describe("While somebody types: what is not found is not noted"),
});

const marked = z
  .array(z.string())
  .describe("Pieces of a text: every second one, from the second on, is a hit");

const directSchema = z
  .object({
    kind: z.enum(searchKinds),
    path: z.string(),
    title: z.string().describe("What it is about"),
    value: z.string(),
    age: z.string().nullable().describe("How old and how certain it is; null for what does not age"),
  })
  .describe("One price, hour, number, height or way that answers the query by itself");

const resultSchema = z.object({
  kind: z.enum(searchKinds),
  path: z.string().describe("With the anchor of the section"),
  title: marked,
  context: z.string().nullable().describe("Such as the page of a section"),
  snippet: marked,
  section: z
    .object({ path: z.string(), title: z.string() })
    .nullable()
    .describe("The part of a page that fits best, where the page itself is the hit"),
});

export const searchAnswerSchema = z.object({
  query: z.string().describe("As it was searched"),
  results: z.array(resultSchema).describe("The best first"),
  direct: directSchema.nullable(),
  total: z.int().describe("Of all kinds, a page once, up to 50"),
  counts: z
    .record(z.enum(searchKinds), z.int())
    .describe("Of each kind, whatever kind is asked for, up to 50; of posts the best 20"),
  isPartial: z
    .boolean()
    .describe("Nothing has most of the words: what has some of them is shown in its place"),
  names: z
    .array(z.object({ path: z.string(), title: z.string() }))
    .describe(
      "Where nothing was found: pages and places that are called somewhat like it, the nearest first",
    ),
  nearest: z
    .string()
    .nullable()
    .describe("The query with words that are known, where nothing has one of its own"),
});

export const searchIndexSchema = z.object({
  entries: z.array(
    z.object({
      kind: z.enum(searchKinds),
      path: z.string().describe("With the anchor of the section"),
      title: z.string(),
      context: z.string().nullable().describe("Such as the page of a section"),
      keywords: z.string().describe("What it is asked for by: counts more than the text, and is not shown"),
      text: z.string(),
      unshown: z.string().optional().describe("Words that count as those of the text, and are not shown"),
      answer: z.string().optional().describe("A value that answers a query by itself"),
      age: z.string().optional().describe("How old that value is"),
      pair: z
        .array(z.string())
        .optional()
        .describe(
          "The two places that it is about: counts less for a query that has one word of its title and keywords alone",
        ),
      weight: z.number().describe("1 for most; less for what is rarely meant"),
    }),
  ),
  stems: z.record(z.string(), z.array(z.string())).describe("Of each word of the entries, in small letters"),
});

export type SearchIndexData = z.infer<typeof searchIndexSchema>;
export type SearchQuery = z.infer<typeof searchQuerySchema>;
export type SearchResult = z.infer<typeof resultSchema>;
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;
