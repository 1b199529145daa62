import { loadFactDefaults } from "#content/facts/records/fact-defaults.ts";
import { withOwnFacts } from "#server/domain/facts/own-facts.ts";
import { readFactRecords, type FactDefaults, type KnownFacts } from "#server/domain/facts/read-facts.ts";
import { readStoredSettings } from "#server/domain/settings/read-settings.ts";
import type { Queries } from "#server/storage/database.ts";

let released: Promise<FactDefaults> | undefined;

/** All facts: those of the release, read once a process, and those that editors have added. */
export async function factDefaults(db: Queries): Promise<FactDefaults> {
  const { replacedAddresses } = await readStoredSettings(db);
  return withOwnFacts(db, withReplacedSources(await releasedFacts(), replacedAddresses));
}

/** The addresses at which the release itself finds its facts. */
export async function releasedSources(): Promise<string[]> {
  return [...(await releasedFacts()).values()].flatMap(({ source }) => source?.url ?? []);
}

function releasedFacts(): Promise<FactDefaults> {
  return (released ??= loadFactDefaults());
}

function withReplacedSources(facts: FactDefaults, replaced: Readonly<Record<string, string>>): FactDefaults {
  if (Object.keys(replaced).length === 0) return facts;
  return new Map(
    [...facts].map(([id, { source, ...fact }]) => {
      const url = source?.url && (replaced[source.url] ?? source.url);
      return [id, { ...fact, source: source && { ...source, url: url ?? null } }];
    }),
  );
}

export async function knownFacts(db: Queries): Promise<KnownFacts> {
  const [defaults, records] = await Promise.all([factDefaults(db), readFactRecords(db)]);
  return { defaults, records };
}
