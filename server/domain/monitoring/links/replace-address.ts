import type { Block } from "#api/documents/block-tree.ts";
import type { Replacement } from "#api/admin/dead-links.ts";
import { recordEvent, type Actor } from "#server/domain/audit/record-event.ts";
import { DomainError, invalidFields } from "#server/domain/errors.ts";
import type { FactDefaults } from "#server/domain/facts/read-facts.ts";
import { rewriteDocuments } from "#server/domain/guide/rewrite-documents.ts";
import { readStoredSettings } from "#server/domain/settings/read-settings.ts";
import type { Database, Queries } from "#server/storage/database.ts";
import { lockFactOverrides } from "#server/storage/facts/fact-overrides.ts";
import { lockGuideDocuments } from "#server/storage/guide/guide-documents.ts";
import { removeCheckedLink } from "#server/storage/monitoring/checked-links.ts";
import { lockPostWrites } from "#server/storage/posts/posts.ts";
import { lockSiteSettings, mergeSiteSettings } from "#server/storage/settings/site-settings.ts";
import { withNewAddress, type AddressChange } from "./address-change.ts";
import { outsideAddress } from "./outside-address.ts";
import { replaceInFacts } from "./replace-in-facts.ts";
import { replaceInPosts } from "./replace-in-posts.ts";

interface Around {
  siteUrl: string;
  facts: FactDefaults;
  /** The addresses that stand in the files of the release, which nobody can change: readers get others in their place. */
  released: readonly string[];
  by: Actor;
  now: Date;
}

/**
 * Lets all that leads to an address of another site lead to a new one. Whoever writes it keeps it: posts and pages get a revision, facts
 * an entry in their history.
 *
 * @returns in how many places it stood
 * @throws DomainError `not_found` where nothing leads there; `invalid_field` for the same address
 */
export async function replaceAddress(
  db: Database,
  { from, to }: Replacement,
  { siteUrl, facts, released, by, now }: Around,
): Promise<number> {
  if (outsideAddress(to, siteUrl) === from) throw invalidFields({ to: "must be another address" });
  const isFormer = (href: string) => outsideAddress(href, siteUrl) === from;
  const change: AddressChange = { isFormer, to, by, now };
  const rewrite = (content: Block[]) => withNewAddress(content, change);
  return db.transaction(async (tx) => {
    await lockPlaces(tx);
    const places =
      (await replaceInPosts(tx, change)) +
      (await rewriteDocuments(tx, { rewrite, by, now })) +
      (await replaceInFacts(tx, facts, change)) +
      (await replaceReleased(tx, released, change));
    if (places === 0) throw new DomainError("not_found", "nothing leads to this address");
    await removeCheckedLink(tx, from);
    await recordEvent(tx, { kind: "address_replaced", by, subject: `${from} → ${to}`, count: places });
    return places;
  });
}

/** All at once and before anything is written: whoever changes content holds its version to the end, and others wait for that behind one of these. */
async function lockPlaces(tx: Queries): Promise<void> {
  await lockPostWrites(tx);
  await lockGuideDocuments(tx);
  await lockFactOverrides(tx);
  await lockSiteSettings(tx);
}

async function replaceReleased(
  tx: Queries,
  released: readonly string[],
  { isFormer, to }: AddressChange,
): Promise<number> {
  const { replacedAddresses: before } = await readStoredSettings(tx);
  const found = new Set(released.filter((address) => isFormer(before[address] ?? address)));
  if (found.size === 0) return 0;
  const all = { ...before, ...Object.fromEntries([...found].map((address) => [address, to])) };
  const replacedAddresses = Object.fromEntries(Object.entries(all).filter(([one, other]) => one !== other));
  await mergeSiteSettings(tx, { replacedAddresses });
  return found.size;
}
