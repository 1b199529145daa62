import { isOwnFact } from "#api/facts/own-fact-id.ts";
import { changeSourceAddress, noteFact } from "#server/domain/facts/change-fact.ts";
import { readFactRecords, standingRecord, type FactDefaults } from "#server/domain/facts/read-facts.ts";
import type { Queries } from "#server/storage/database.ts";
import { listFactPlans, upsertFactPlan } from "#server/storage/facts/fact-plans.ts";
import type { AddressChange } from "./address-change.ts";

/**
 * Replaces it in the sources of facts that editors have written, and of those that they have planned. Behind the lock.
 *
 * @returns in how many facts
 */
export async function replaceInFacts(
  tx: Queries,
  facts: FactDefaults,
  { isFormer, to, by, now }: AddressChange,
): Promise<number> {
  const records = await readFactRecords(tx);
  const changed = new Set<string>();
  for (const fact of facts.values()) {
    const own = standingRecord(fact, records.get(fact.id));
    if (!own && !isOwnFact(fact.id)) continue;
    const { url } = own?.source ?? fact.source ?? { url: null };
    if (url === null || !isFormer(url)) continue;
    await changeSourceAddress(tx, fact, own, to, { by, now });
    changed.add(fact.id);
  }
  for (const plan of await listFactPlans(tx)) {
    const { factId, record: former } = plan;
    if (former.source.url === null || !isFormer(former.source.url)) continue;
    const record = { ...former, source: { ...former.source, url: to } };
    await upsertFactPlan(tx, { ...plan, record });
    await noteFact(tx, factId, record, "planned", { by, now });
    changed.add(factId);
  }
  return changed.size;
}
