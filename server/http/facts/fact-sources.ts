import { loadFactDefaults } from "#content/facts/records/fact-defaults.ts";
import { withOwnFacts } from "#server/domain/facts/own-facts.ts";
import type { FactDefaults } from "#server/domain/facts/read-facts.ts";
import type { Queries } from "#server/storage/database.ts";

let released: Promise<FactDefaults> | undefined;

/** All facts: those of the release, read once a process, and those that editors have added. */
export async function factDefaults(db: Queries): Promise<FactDefaults> {
  return withOwnFacts(db, await (released ??= loadFactDefaults()));
}
