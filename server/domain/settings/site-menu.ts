import { z } from "zod";
import type { menuChangeSchema } from "#api/settings/site-menu.ts";
import { pageAddresses } from "#i18n/addresses.ts";
import { defaultMenu, menuGroups, menuPlaces, type MenuLine, type SiteMenu } from "#i18n/site/site-menu.ts";
import { recordEvent, type Actor } from "#server/domain/audit/record-event.ts";
import type { Database, Queries } from "#server/storage/database.ts";
import { lockGuideDocuments } from "#server/storage/guide/guide-documents.ts";
import { listOwnPages, updateOwnPage, type StoredOwnPage } from "#server/storage/guide/own-pages.ts";
import { findSiteSettings, mergeSiteSettings } from "#server/storage/settings/site-settings.ts";
import { requireUnchanged, versionOf } from "./stored-version.ts";
import { fromEntriesOf } from "#i18n/typed-keys.ts";

/** Another release may have had other pages and places. */
const storedSchema = z.object({
  groups: z.array(z.string()),
  lines: z.record(z.string(), z.array(z.object({ page: z.string(), isHidden: z.boolean() }))),
});
type StoredMenu = z.infer<typeof storedSchema>;

type PlacedPage = Pick<StoredOwnPage, "id" | "place">;

/** Null while it is as the site brings it. */
export async function readStoredMenu(db: Queries): Promise<StoredMenu | null> {
  const { menu } = (await findSiteSettings(db)) as { menu?: unknown };
  return storedSchema.safeParse(menu).data ?? null;
}

/**
 * A menu in which each page stands where it belongs: one that the stored menu does not know yet follows at its usual place. An own page
 * itself says where it is.
 */
export function completeMenu(stored: StoredMenu | null, ownPages: readonly PlacedPage[]): SiteMenu {
  const { groups, lines }: StoredMenu = stored ?? defaultMenu;
  const places = new Map<string, PlacedPage["place"]>(ownPages.map(({ id, place }) => [id, place]));
  const seen = new Set<string>();
  const complete = menuPlaces.map((place) => {
    const side = place === "footer" ? place : "header";
    const kept = (lines[place] ?? []).filter(({ page }) => {
      const isHere = Object.hasOwn(pageAddresses, page) || places.get(page) === place;
      const isFirst = isHere && !seen.has(`${side} ${page}`);
      if (isFirst) seen.add(`${side} ${page}`);
      return isFirst;
    });
    return [place, kept] as const;
  });
  const added = complete.map(([place, kept]) => {
    const side = place === "footer" ? place : "header";
    const own = ownPages
      .filter((page) => page.place === place)
      .map(({ id }) => ({ page: id, isHidden: false }));
    const missing = [...defaultMenu.lines[place], ...own].filter(({ page }) => !seen.has(`${side} ${page}`));
    // Safe cast: the pages were looked at.
    return [place, [...kept, ...missing] as MenuLine[]] as const;
  });
  const known = menuGroups.filter((group) => groups.includes(group));
  const inOrder = known.toSorted((one, other) => groups.indexOf(one) - groups.indexOf(other));
  return {
    groups: [...inOrder, ...menuGroups.filter((group) => !known.includes(group))],
    lines: fromEntriesOf(added),
  };
}

/**
 * Own pages go to where their lines stand; others stay where they are.
 *
 * @throws DomainError `changed_meanwhile`
 */
export async function changeMenu(
  db: Database,
  { nowhere, version, ...menu }: z.output<typeof menuChangeSchema>,
  { by }: { by: Actor },
): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { id, addresses, place: before } of await findUnchanged(tx, version)) {
      const isIn = (lines: readonly MenuLine[]) => lines.some(({ page }) => page === id);
      const place =
        menuPlaces.find((one) => isIn(menu.lines[one])) ?? (nowhere.includes(id) ? "nowhere" : before);
      if (place !== before) await updateOwnPage(tx, id, { addresses, place });
    }
    await mergeSiteSettings(tx, { menu });
    await recordEvent(tx, { kind: "menu_changed", by, subject: "" });
  });
}

/** Own pages stay where they are, behind the site's. @throws DomainError `changed_meanwhile` */
export async function restoreMenu(db: Database, version: string, { by }: { by: Actor }): Promise<void> {
  await db.transaction(async (tx) => {
    await findUnchanged(tx, version);
    await mergeSiteSettings(tx, { menu: null });
    await recordEvent(tx, { kind: "menu_restored", by, subject: "" });
  });
}

/** Locks menu and own pages, and lists these. */
async function findUnchanged(tx: Queries, version: string): Promise<StoredOwnPage[]> {
  await lockGuideDocuments(tx);
  const ownPages = await listOwnPages(tx);
  requireUnchanged(versionOf(completeMenu(await readStoredMenu(tx), ownPages)), version);
  return ownPages;
}
