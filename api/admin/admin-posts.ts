import { z } from "zod";
import { languages } from "#i18n/languages.ts";
import { listedPostAnswer } from "#api/posts/post-answers.ts";
import { bulkActions, bulkRefusals, listSorts, listStates } from "./post-list-words.ts";

const language = z.enum(languages);

function wholeNumber(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number(message).int(message).min(min, message).max(max, message);
}

export const adminPostQuerySchema = z.object({
  search: z
    .string()
    .max(200, "may have at most 200 characters")
    .default("")
    .describe("Parts of words, with or without marks, in any text of the post or in its author's name"),
  within: z.enum(["texts", "titles"], "must be texts or titles").default("texts"),
  state: z.enum(listStates, "is no state").default("all").describe("At least one language stands like that"),
  in: language.optional().describe("Only this language is asked for its state"),
  sort: z.enum(listSorts, "is no order").default("changed"),
  page: wholeNumber(1, 100_000).default(1),
  limit: wholeNumber(1, 100).default(25),
});

export type AdminPostQuery = Partial<z.infer<typeof adminPostQuerySchema>>;
export type FullAdminPostQuery = z.infer<typeof adminPostQuerySchema>;

const adminPostAnswer = listedPostAnswer.extend({
  changed: z.array(language).describe("Published languages with changes that readers do not see yet"),
});

export type AdminPostAnswer = z.infer<typeof adminPostAnswer>;

export const adminPostListSchema = z.object({
  posts: z.array(adminPostAnswer),
  total: z.int().describe("Of all pages"),
  counts: z
    .record(z.enum(listStates), z.int())
    .describe("How many posts each state would leave; `changed` is counted only when it is asked for"),
});

/** At once, so that a request stays short. */
const maxBulkPosts = 100;

export const bulkChangeSchema = z.object({
  action: z.enum(bulkActions, "is no action"),
  posts: z
    .array(z.string())
    .min(1, "no post is chosen")
    .max(maxBulkPosts, `may be at most ${maxBulkPosts}`)
    .describe("Ids"),
  languages: z.array(language).min(1, "no language is chosen"),
});

export type BulkChange = z.infer<typeof bulkChangeSchema>;

export const bulkReportSchema = z.object({
  done: z.array(z.string()).describe("Ids of the posts of which at least one language was changed"),
  failed: z.array(
    z.object({
      post: z.string().describe("Its id"),
      title: z.string().describe("Empty for a post that is not there"),
      language: language.nullable().describe("Null for the full post"),
      reason: z.enum(bulkRefusals),
      error: z.string().describe("In English, for a reason without words of its own"),
    }),
  ),
});

export type BulkReport = z.infer<typeof bulkReportSchema>;
