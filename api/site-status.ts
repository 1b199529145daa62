import { z } from "zod";

/** What is looked at. Without the first two the site is not ready; the others want their owner. */
const checkNames = ["database", "migrations", "disk", "backup", "outbox"] as const;

export type CheckName = (typeof checkNames)[number];

const checkSchema = z.object({
  name: z.enum(checkNames),
  state: z
    .enum(["good", "warning", "failed"])
    .describe("A warning is for the owner; with it the site goes on"),
  /** Megabytes that are free, or messages that cannot be mailed. */
  amount: z.number().optional(),
  /** Of the last good backup. */
  at: z.iso.datetime().optional(),
});

export type Check = z.infer<typeof checkSchema>;

export const readinessSchema = z.object({ ready: z.boolean(), checks: z.array(checkSchema) });

export type Readiness = z.infer<typeof readinessSchema>;

const minuteSchema = z.object({
  at: z.iso.datetime(),
  requests: z.int().describe("Answered in this minute, kept pages too"),
  failures: z.int().describe("Of them, with a status of 500 and more"),
  latency: z
    .number()
    .describe("Milliseconds within which 95 of 100 requests were answered, kept pages apart"),
  memory: z.number().describe("Megabytes of all processes"),
});

export type StatusMinute = z.infer<typeof minuteSchema>;

export const siteStatusSchema = z.object({
  ...readinessSchema.shape,
  version: z.string(),
  startedAt: z.iso.datetime(),
  processes: z.int(),
  counts: z.object({ posts: z.int(), pictures: z.int(), accounts: z.int(), messages: z.int() }),
  minutes: z.array(minuteSchema).describe("The last hours, oldest first"),
});

export type SiteStatus = z.infer<typeof siteStatusSchema>;
