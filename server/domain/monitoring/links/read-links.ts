import type { DeadLink, LinkUse } from "#api/admin/dead-links.ts";
import { readStoredSettings } from "#server/domain/settings/read-settings.ts";
import type { Queries } from "#server/storage/database.ts";
import { findDeadLinks } from "#server/storage/monitoring/checked-links.ts";
import { listPublishedLinks } from "#server/storage/posts/post-links.ts";

/** Nights after which an address counts as dead: servers have their bad days. */
const nightsUntilDead = 3;

/** A link as it is written, and where. */
export interface WrittenLink {
  href: string;
  use: LinkUse;
}

/** The links in the posts that readers read. */
export async function readPostLinks(db: Queries): Promise<WrittenLink[]> {
  return (await listPublishedLinks(db)).map(({ postId: id, language, title, href }) => ({
    href,
    use: { kind: "post", id, titles: { [language]: title } },
  }));
}

/** The addresses that have led nowhere for some nights; none while the owner wants no check. */
export async function readDeadAddresses(db: Queries): Promise<Omit<DeadLink, "uses">[]> {
  if (!(await readStoredSettings(db)).checkLinks) return [];
  const dead = await findDeadLinks(db, nightsUntilDead);
  return dead.map(({ failingSince, ...link }) => ({ ...link, since: failingSince.toISOString() }));
}
