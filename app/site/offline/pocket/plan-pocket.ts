import type { PocketEntry, PocketList } from "#api/pocket/pocket-list.ts";
import type { Language } from "#i18n/languages.ts";

/** By address, the digest of what is kept. */
export type StoredFiles = ReadonlyMap<string, string>;

export interface PocketPlan {
  /** All that is to be on the device. */
  wanted: PocketEntry[];
  /** The wanted files that are not stored, or are outdated. */
  missing: PocketEntry[];
  /** Stored addresses that are no longer wanted. */
  stale: string[];
  /** The bytes of what is wanted: room on the device. */
  bytes: number;
  /** On the way: of what is wanted, and of what is missing. */
  sent: number;
  missingSent: number;
  /** Pages that are there, but have changed since. */
  changedPages: number;
}

/** @param posts slugs of the chosen posts; null for all that are offered, later ones too */
export function planPocket(
  list: PocketList,
  { posts, kept, language }: { posts: string[] | null; kept: StoredFiles; language: Language },
): PocketPlan {
  const chosen = list.posts.filter(({ slug }) => posts === null || posts.includes(slug));
  const all = [...list.entries, ...chosen.flatMap(({ entries }) => entries)];
  const wanted = [...new Map(all.map((entry) => [entry.address, entry])).values()];
  const missing = wanted.filter(({ address, digest }) => kept.get(address) !== digest);
  const addresses = new Set(wanted.map(({ address }) => address));
  return {
    wanted,
    missing,
    stale: [...kept.keys()].filter((address) => !addresses.has(address)),
    bytes: wanted.reduce((sum, entry) => sum + entry.bytes, 0),
    sent: sentOf(wanted),
    missingSent: sentOf(missing),
    changedPages: missing.filter(({ address }) => address.startsWith(`/${language}/`) && kept.has(address))
      .length,
  };
}

export function sentOf(entries: PocketEntry[]): number {
  return entries.reduce((sum, entry) => sum + entry.sent, 0);
}
