import { useLocation, useNavigate, useNavigation, useNavigationType } from "react-router";
import { samePlace } from "#app/site/parts/same-place.ts";
import { usePlanner } from "./planner-context.ts";

/**
 * Shows another plan on the same page, at once (`usePlanLocation`): whoever taps twice means the second tap to add to the first.
 * Back leads to the plan before, unless the new one replaces it.
 */
export function usePlanNavigation(): (query: string, replace?: boolean) => void {
  const { path } = usePlanner();
  const navigate = useNavigate();
  return (query, replace = false) => {
    void navigate(path + query, { state: samePlace, preventScrollReset: true, flushSync: true, replace });
  };
}

/**
 * The query of the plan that is to be shown, and whether Back or Forward led to it. The router draws a new address in a transition, which
 * the reader's next act may come before: made of the plan before, it would undo this one. It tells of the address at once.
 */
export function usePlanLocation(): { search: string; isReturn: boolean } {
  const { pathname, search } = useLocation();
  const isReturn = useNavigationType() === "POP";
  const next = useNavigation().location;
  return next?.pathname === pathname ? { search: next.search, isReturn: false } : { search, isReturn };
}
