import type { FastifyInstance } from "fastify";
import type { ShownAlerts, SiteAlert } from "#api/settings/site-alerts.ts";
import { dayInPeru } from "#content/facts/records/day-in-peru.ts";
import type { Language } from "#i18n/languages.ts";
import { alertsOfDay, readStoredAlerts } from "#server/domain/settings/site-alerts.ts";
import { readPerVersion } from "#server/http/pages/read-per-version.ts";
import { publishedPath } from "./published-path.ts";
import type { SitePages } from "#server/domain/guide/withdrawn-pages.ts";

export type AlertReader = (language: Language) => Promise<ShownAlerts>;

/** The alerts of today for readers; those that were read last while the database is away. */
export function createAlertReader(app: FastifyInstance): AlertReader {
  const readStored = readPerVersion(app.pages, () => readStoredAlerts(app.db));
  let last: [SiteAlert[], SitePages] = [[], { own: [], withdrawn: [] }];

  async function read(): Promise<boolean> {
    try {
      last = await Promise.all([readStored(), app.readSitePages()]);
      return true;
    } catch (error) {
      app.log.error({ err: error }, "the alerts could not be read");
      return false;
    }
  }

  return async (language) => {
    const isComplete = await read();
    const [stored, sitePages] = last;
    const alerts = alertsOfDay(stored, dayInPeru(app.now()), language).map(({ pages, ...alert }) => ({
      ...alert,
      paths: pages && pages.flatMap((page) => publishedPath(page, language, sitePages) ?? []),
    }));
    return { alerts, isComplete };
  };
}
