import { useNavigate } from "react-router";
import { samePlace } from "#app/site/parts/same-place.ts";
import { planQuery } from "#content/trips/plan-address.ts";
import type { Plan } from "#content/trips/plan.ts";
import { usePlanner } from "./planner-context.ts";

/**
 * Shows another plan on the same page, at once: whoever taps twice means the second tap to add to the first. Back leads to
 * the plan before.
 */
export function usePlanNavigation(): (plan: Plan) => void {
  const { path } = usePlanner();
  const navigate = useNavigate();
  return (plan) => {
    void navigate(path + planQuery(plan), { state: samePlace, preventScrollReset: true, flushSync: true });
  };
}
