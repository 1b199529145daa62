import { z } from "zod";
import { readinessSchema } from "./readiness.ts";

const minuteSchema = z.object({
  at: z.iso.datetime(),
  requests: z.int().describe("Answered in this minute, cached pages too"),
  failures: z.int().describe("Of them, with a status of 500 and more"),
  latency: z
    .number()
    .describe("Milliseconds within which 95 of 100 requests were answered, cached pages apart"),
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
