import { eq, lte } from "drizzle-orm";
import { withPresentNames } from "#api/facts/renamed-fields.ts";
import type { Queries } from "#server/storage/database.ts";
import { factPlans } from "#server/storage/schema.ts";

export type FactPlan = typeof factPlans.$inferSelect;

export async function listFactPlans(db: Queries): Promise<FactPlan[]> {
  return (await db.select().from(factPlans)).map(fromRow);
}

/** @param day in Peru, which has begun */
export async function listDueFactPlans(db: Queries, day: string): Promise<FactPlan[]> {
  return (await db.select().from(factPlans).where(lte(factPlans.startsOn, day))).map(fromRow);
}

/** A fact has one plan at most: the last. */
export async function upsertFactPlan(db: Queries, plan: FactPlan): Promise<void> {
  await db.insert(factPlans).values(plan).onConflictDoUpdate({ target: factPlans.factId, set: plan });
}

/** Whether there was one. */
export async function removeFactPlan(db: Queries, factId: string): Promise<boolean> {
  return (await db.delete(factPlans).where(eq(factPlans.factId, factId)).returning()).length > 0;
}

function fromRow({ factId, record, ...plan }: FactPlan): FactPlan {
  return { ...plan, factId, record: { ...record, value: withPresentNames(factId, record.value) } };
}
