import type { FormEvent } from "react";
import { usePlanner } from "#app/site/tools/planner/planner-context.ts";
import { usePlanNavigation } from "#app/site/tools/planner/use-plan-navigation.ts";
import { planQuery, readPlan } from "#content/trips/plan-address.ts";

/** A form that leads to the plan it makes. Hydrated, it goes there itself, so that the address has the plan alone. */
export function usePlanForm() {
  const { path } = usePlanner();
  const show = usePlanNavigation();
  return {
    method: "get" as const,
    action: path,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const form = new FormData(event.currentTarget);
      const given = new URLSearchParams();
      for (const [name, value] of form) if (typeof value === "string") given.append(name, value);
      const { plan, problems } = readPlan(given);
      show(problems.length > 0 ? `?${given}` : planQuery(plan));
    },
  };
}

/** The parts of the plan's address that a form does not ask for. @param props.asked the names of those that it does */
export function PlanFields({ asked }: { asked: readonly string[] }) {
  const { plan } = usePlanner();
  return [...new URLSearchParams(planQuery(plan))]
    .filter(([name]) => !asked.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
