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
  from: short,
  to: short,
});

/** The plan that a query names; without a stop where it names none. */
export function planOfQuery({ plan, start, who, avoid, from, to }: z.infer<typeof planQuerystring>): Plan {
  return readPlan(new URLSearchParams({ plan, start, who, avoid, from, to })).plan;
}
