import type { FastifyInstance } from "fastify";
import { dayInPeru, startOfMonthInPeru } from "#content/facts/records/day-in-peru.ts";
import { findBackupState } from "./domain/backups/run-backup.ts";
import { readOverdueFacts } from "./domain/facts/read-facts.ts";
import { sendMonthlyReports, type ReportedState } from "./domain/monitoring/monthly-report.ts";
import { findCertificateDays } from "./domain/network/certificate-days.ts";
import { siteMailerOf } from "./domain/settings/site-mailer.ts";
import { readVisitDays } from "./domain/visits/visit-statistics.ts";
import { factDefaults } from "./http/facts/fact-sources.ts";
import { readDeadLinks } from "./http/monitoring/used-links.ts";

/** Mails the monthly report to the administrators who want it, while the site can send mail and until it stops. */
export async function reportMonthly(app: FastifyInstance, now: Date, stopping: AbortSignal): Promise<void> {
  const { db, env, settings } = app;
  const mailer = await siteMailerOf(await settings.readOrLast(), stopping);
  if (!mailer) return;
  const siteUrl = env.SITE_URL;
  const monthBegan = startOfMonthInPeru(now);
  await sendMonthlyReports(db, { mailer, siteUrl, now, monthBegan, readState: () => readState(app, now) });
}

async function readState(app: FastifyInstance, now: Date): Promise<ReportedState> {
  const { db, env, settings } = app;
  const [backups, days, overdueFacts, deadLinks, certificateDays] = await Promise.all([
    env.BACKUPS ? findBackupState(db, now) : null,
    readVisitDays(db, 30, now),
    readOverdueFacts(db, await factDefaults(db), dayInPeru(now)),
    (await settings.readOrLast()).checkLinks ? readDeadLinks(app) : null,
    findCertificateDays(env.SITE_URL, now),
  ]);
  return {
    backups,
    views: days.reduce((sum, { views }) => sum + views, 0),
    overdueFacts: overdueFacts.length,
    deadLinks: deadLinks?.length ?? null,
    certificateDays,
  };
}
