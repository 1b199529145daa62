import { eq, lte } from "drizzle-orm";
import type { Queries } from "#server/storage/database.ts";
import { factPlans } from "#server/storage/schema.ts";

export type FactPlan = typeof factPlans.$inferSelect;

export async function listFactPlans(db: Queries): Promise<FactPlan[]> {
  return db.select().from(factPlans);
}

/** @param day in Peru, which has begun */
export async function listDueFactPlans(db: Queries, day: string): Promise<FactPlan[]> {
  return db.select().from(factPlans).where(lte(factPlans.startsOn, day));
}

/** A fact has one plan at most: the last. */
export async function upsertFactPlan(db: Queries, plan: FactPlan): Promise<void> {
  await db.insert(factPlans).values(plan).onConflictDoUpdate({ target: factPlans.factId, set: plan });
}

/** Whether there was one. */
export async function removeFactPlan(db: Queries, factId: string): Promise<boolean> {
  return (await db.delete(factPlans).where(eq(factPlans.factId, factId)).returning()).length > 0;
}
