import { paceRules, type Pace } from "./pace.ts";

/** Somebody cannot, or would rather not, sleep high up, climb stairs, spend a night on a bus, go by boat. */
export const avoidables = ["height", "stairs", "nightBus", "boat"] as const;

export type Avoidable = (typeof avoidables)[number];

/** The people who travel together. */
export interface Party {
  adults: number;
  /** Their ages, in years; a baby is 0. */
  children: readonly number[];
  /** They stand in the order of `avoidables`. */
  avoids: readonly Avoidable[];
  pace: Pace;
}

/** From–to of adults and of a child's age, and the most children. */
export const partyLimits = { adults: [1, 8], age: [0, 17], children: 6 } as const;

/** The party of a plan that says nothing else. */
export const usualParty: Party = { adults: 2, children: [], avoids: [], pace: "usual" };

export function partyOf({ party }: { party?: Party }): Party {
  return party ?? usualParty;
}

/** The limits that the pace of those who travel sets to a plan. */
export function paceOf(plan: { party?: Party }) {
  return paceRules[partyOf(plan).pace];
}

export function sizeOf({ adults, children }: Party): number {
  return adults + children.length;
}

/** Two share a room; a single traveller, and one of an odd number, has one alone. Children sleep in their parents' rooms. */
export function roomsOf({ adults, children }: Party): "alone" | "odd" | "shared" | "family" {
  if (children.length > 0) return "family";
  if (adults === 1) return "alone";
  return adults % 2 === 1 ? "odd" : "shared";
}

/** The years of the youngest child; null without one. */
export function youngestOf({ children }: Party): number | null {
  return children.length > 0 ? Math.min(...children) : null;
}
