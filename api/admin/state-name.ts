import type { ShownState } from "./translation-states.ts";

export type StateName = Extract<ShownState, string> | "scheduled";

export function stateName(state: ShownState): StateName {
  return typeof state === "string" ? state : "scheduled";
}
