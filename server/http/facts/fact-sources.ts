import { loadFactDefaults } from "#content/facts/records/fact-defaults.ts";
import { withOwnFacts } from "#server/domain/facts/own-facts.ts";
import { readFactRecords, type FactDefaults, type KnownFacts } from "#server/domain/facts/read-facts.ts";
import type { Queries } from "#server/storage/database.ts";

let released: Promise<FactDefaults> | undefined;

/** All facts: those of the release, read once a process, and those that editors have added. */
export async function factDefaults(db: Queries): Promise<FactDefaults> {
  return withOwnFacts(db, await (released ??= loadFactDefaults()));
}

export async function knownFacts(db: Queries): Promise<KnownFacts> {
  const [defaults, records] = await Promise.all([factDefaults(db), readFactRecords(db)]);
  return { defaults, records };
}
