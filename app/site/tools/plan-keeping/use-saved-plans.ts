import { useState } from "react";
import { keep, readStored } from "#app/site/tools/device-storage.ts";

/** Key in the local storage; the privacy page names it. */
export const plansKey = "tripPlans";

/** The plans in the order of saving, the newest first. */
export interface SavedPlan {
  name: string;
  /** The query of the plan's address. */
  query: string;
}

const most = 50;

/** The plans that the device keeps, by name; a name that is saved again stands for the newer plan. */
export function useSavedPlans() {
  const [plans, setPlans] = useState<readonly SavedPlan[]>([]);

  /** @returns false where the device keeps nothing */
  function store(next: readonly SavedPlan[]): boolean {
    const isKept = keep(plansKey, next);
    if (isKept) setPlans(next);
    return isKept;
  }

  return {
    plans,
    /** To be called before they are shown: what the server sends knows of none. */
    read: () => setPlans(readPlans()),
    // Plans that another tab saved meanwhile stay.
    save: (plan: SavedPlan, at = 0) => store(plansWithout(plan.name).toSpliced(at, 0, plan).slice(0, most)),
    remove: (gone: string) => store(plansWithout(gone)),
  };
}

function plansWithout(gone: string): SavedPlan[] {
  return readPlans().filter(({ name }) => name !== gone);
}

function readPlans(): SavedPlan[] {
  const kept = readStored(plansKey);
  return Array.isArray(kept) ? kept.filter(isSavedPlan) : [];
}

function isSavedPlan(value: unknown): value is SavedPlan {
  if (typeof value !== "object" || value === null) return false;
  const { name, query } = value as Partial<Record<string, unknown>>;
  return typeof name === "string" && typeof query === "string" && query.startsWith("?");
}
