import { bumpContentVersion } from "#server/storage/queries/content-version.ts";
import type { Database } from "#server/storage/database.ts";
import { applyFactPlans, applyNextDefaults } from "./change-fact.ts";
import { readFacts, type FactDefaults } from "./read-facts.ts";

/**
 * Makes what does, at each look, what a day that has begun in Peru changes of the facts: plans of editors and of the release are put
 * in, and all pages are made anew after the last day of a fact, since they tell that it has passed.
 */
export function createFactTurn(db: Database, loadDefaults: () => Promise<FactDefaults>) {
  let before: string | undefined;
  return async (now: Date, dayInPeru: string): Promise<void> => {
    const defaults = await loadDefaults();
    await applyFactPlans(db, now, dayInPeru);
    await applyNextDefaults(db, defaults, now, dayInPeru);
    const last = before;
    if (last !== undefined && last < dayInPeru) {
      const facts = await readFacts(db, defaults, dayInPeru);
      const hasJustEnded = facts.some(
        ({ validUntil, hasEnded }) => hasEnded && validUntil !== null && validUntil >= last,
      );
      if (hasJustEnded) await bumpContentVersion(db);
    }
    before = dayInPeru;
  };
}
