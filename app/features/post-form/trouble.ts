import type { FormPlace } from "./post-fields.ts";
import type { Flaws } from "./validate-post.ts";

/** What is said above the list of places. */
export interface Problem {
  message: string | null;
  /** The server's own words in English, where they say more. */
  detail: string | null;
  /** The places whose flaws raised it; none for what belongs to no place. */
  causes: readonly FormPlace[];
}

/** All that keeps a post from being saved. */
export interface Trouble {
  flaws: Flaws;
  problem: Problem | null;
}

export const noTrouble: Trouble = { flaws: {}, problem: null };

/** The trouble that is left once some places are in order: a problem goes with the last of its causes. */
export function clearTrouble({ flaws, problem }: Trouble, places: readonly FormPlace[]): Trouble {
  const left: Flaws = { ...flaws };
  for (const place of places) delete left[place];
  const isCaused = !problem?.causes.length || problem.causes.some((place) => left[place]);
  if (isCaused) return { flaws: left, problem };
  const isInOrder = Object.keys(left).length === 0;
  return { flaws: left, problem: isInOrder ? null : { message: null, detail: null, causes: [] } };
}
