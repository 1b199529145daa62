import { createContext, use } from "react";
import type { NotesWords } from "#app/site/tools/plan-notes/notes-words.ts";
import type { HolidayNames } from "#content/loading/load-holiday-texts.ts";
import type { SightNames } from "#content/loading/load-sight-names.ts";
import type { Plan } from "#content/trips/plan.ts";
import type { PlannerWords } from "#content/trips/planner-words.ts";

export interface PlannerData {
  words: PlannerWords & { notes: NotesWords };
  holidays: HolidayNames;
  sightNames: SightNames;
  plan: Plan;
  /** The path of the page, without a plan. */
  path: string;
  /** The origin of the site, before the path. */
  origin: string;
}

export const PlannerContext = createContext<PlannerData | null>(null);

/** @throws Error outside of the planner's page */
export function usePlanner(): PlannerData {
  const data = use(PlannerContext);
  if (!data) throw new Error("there is no planner around this component");
  return data;
}
