import { sitePageSchema } from "#api/guide/own-pages.ts";
import {
  siteAlertSchema,
  type ShownAlert,
  type SiteAlert,
  type WrittenAlerts,
} from "#api/settings/site-alerts.ts";
import { alertLevels } from "#i18n/site/alert-levels.ts";
import { defaultLanguage, languages, type Language } from "#i18n/languages.ts";
import { recordEvent, type Actor } from "#server/domain/audit/record-event.ts";
import { DomainError } from "#server/domain/errors.ts";
import type { Database, Queries } from "#server/storage/database.ts";
import { bumpContentVersion } from "#server/storage/queries/content-version.ts";
import {
  findSiteSettings,
  lockSiteSettings,
  mergeSiteSettings,
} from "#server/storage/settings/site-settings.ts";
import { requireUnchanged, versionOf } from "./stored-version.ts";

/** Those that have ended are among them, until an editor removes them. */
export async function readStoredAlerts(db: Queries): Promise<SiteAlert[]> {
  const { alerts } = await findSiteSettings(db);
  return Array.isArray(alerts) ? alerts.flatMap(readStoredAlert) : [];
}

/** Without pages that this release does not have: what is left of an alert is an editor's to mend. */
function readStoredAlert(stored: { pages?: unknown }): SiteAlert[] {
  const { pages } = stored;
  const known = Array.isArray(pages) ? pages.filter((page) => sitePageSchema.safeParse(page).success) : null;
  const { data } = siteAlertSchema.safeParse({ ...stored, pages: known });
  return data ? [data] : [];
}

/** All pages are made anew from now on. @throws DomainError `invalid_field`, `changed_meanwhile` */
export async function changeAlerts(
  db: Database,
  { alerts, version }: WrittenAlerts,
  { by }: { by: Actor },
): Promise<void> {
  if (new Set(alerts.map(({ id }) => id)).size < alerts.length)
    throw new DomainError("invalid_field", "two alerts have one id");
  await db.transaction(async (tx) => {
    await lockSiteSettings(tx);
    requireUnchanged(versionOf(await readStoredAlerts(tx)), version);
    await mergeSiteSettings(tx, { alerts });
    await recordEvent(tx, { kind: "alerts_changed", by, subject: "", count: alerts.length });
  });
}

/** The alerts of a day, the gravest first, in a language or, as posts are, in the one that stands in for it. */
export function alertsOfDay(
  alerts: readonly SiteAlert[],
  dayInPeru: string,
  language: Language,
): (Omit<ShownAlert, "paths"> & Pick<SiteAlert, "pages">)[] {
  return alerts
    .filter(({ from, until }) => from <= dayInPeru && dayInPeru <= until)
    .flatMap(({ id, level, pages, places, until, words }) => {
      const shown = [language, defaultLanguage, ...languages].find((one) => words[one]);
      const said = shown && words[shown];
      return said ? [{ id, level, ...said, language: shown, until, pages, places }] : [];
    })
    .toSorted((one, other) => alertLevels.indexOf(other.level) - alertLevels.indexOf(one.level));
}

/** Lets all pages be made anew, at each look, when a day has begun in Peru that an alert begins with, or does not last to. */
export function createAlertTurn(db: Database) {
  let before: string | undefined;
  return async (dayInPeru: string): Promise<void> => {
    const last = before;
    if (last !== undefined && last < dayInPeru) {
      const isIn = ({ from, until }: SiteAlert, day: string) => from <= day && day <= until;
      const alerts = await readStoredAlerts(db);
      if (alerts.some((alert) => isIn(alert, last) !== isIn(alert, dayInPeru))) await bumpContentVersion(db);
    }
    before = dayInPeru;
  };
}
