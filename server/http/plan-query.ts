import { z } from "zod";
import { readPlan } from "#content/trips/plan-address.ts";
import type { Plan } from "#content/trips/plan.ts";

const short = z.string().max(40).default("");
const list = z.string().max(200).default("");

/** The query of a file of a plan, such as `?plan=v1_cusco.3&start=2027-05-03`; what is unknown is let through and left alone. */
export const planQuerystring = z.looseObject({
  plan: z.string().max(4000).default(""),
  start: short,
  who: list,
  avoid: list,
  pace: short,
  from: short,
  to: short,
});

/** The plan that a query names; without a stop where it names none. */
export function planOfQuery(query: z.infer<typeof planQuerystring>): Plan {
  const { plan, start, who, avoid, pace, from, to } = query;
  return readPlan(new URLSearchParams({ plan, start, who, avoid, pace, from, to })).plan;
}
