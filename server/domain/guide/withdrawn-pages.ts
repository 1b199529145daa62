import type { NamedOwnPages } from "#api/guide/own-pages.ts";
import { guidePages, type GuidePage } from "#i18n/addresses.ts";
import { recordEvent, type Actor } from "#server/domain/audit/record-event.ts";
import type { Database, Queries } from "#server/storage/database.ts";
import { listOwnPages, type StoredOwnPage } from "#server/storage/guide/own-pages.ts";
import {
  findSiteSettings,
  lockSiteSettings,
  mergeSiteSettings,
} from "#server/storage/settings/site-settings.ts";

/** Which pages readers have besides those that come with the site, and which of these they do not have. */
export interface SitePages {
  /** The owner's, the oldest first. */
  own: readonly StoredOwnPage[];
  withdrawn: readonly GuidePage[];
}

export async function readSitePages(db: Queries): Promise<SitePages> {
  const [own, withdrawn] = await Promise.all([listOwnPages(db), readWithdrawnPages(db)]);
  return { own, withdrawn };
}

/** The owner's pages by their titles, for who chooses among them. */
export function namedOwnPages({ own }: SitePages): NamedOwnPages {
  return own.map(({ id, titles }) => ({ page: id, titles }));
}

/** The pages of the guide that readers do not have, in no language. Their words stay, and can be edited. */
export async function readWithdrawnPages(db: Queries): Promise<GuidePage[]> {
  const { withdrawnPages } = await findSiteSettings(db);
  // Another release may have had other pages.
  return Array.isArray(withdrawnPages) ? guidePages.filter((page) => withdrawnPages.includes(page)) : [];
}

/** From then on readers have the page or not, in all languages. */
export async function withdrawPage(
  db: Database,
  page: GuidePage,
  isWithdrawn: boolean,
  { by }: { by: Actor },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockSiteSettings(tx);
    const others = (await readWithdrawnPages(tx)).filter((one) => one !== page);
    const withdrawnPages = isWithdrawn ? [...others, page] : others;
    await mergeSiteSettings(tx, { withdrawnPages }, { isRemoval: isWithdrawn });
    await recordEvent(tx, { kind: isWithdrawn ? "page_withdrawn" : "page_shown", by, subject: page });
  });
}
