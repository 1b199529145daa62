import { z } from "zod";

/** The things that are checked. Without the first two the site is not ready; the others need its owner's attention. */
const checkNames = ["database", "migrations", "disk", "backup", "outbox"] as const;

export type CheckName = (typeof checkNames)[number];

const checkSchema = z.object({
  name: z.enum(checkNames),
  state: z
    .enum(["good", "warning", "failed"])
    .describe("A warning is for the owner; with it the site goes on"),
  /** Megabytes that are free, or messages that cannot be mailed. */
  amount: z.number().optional(),
  /** When the last good backup was made. */
  at: z.iso.datetime().optional(),
});

export type Check = z.infer<typeof checkSchema>;

export const readinessSchema = z.object({ ready: z.boolean(), checks: z.array(checkSchema) });

export type Readiness = z.infer<typeof readinessSchema>;
