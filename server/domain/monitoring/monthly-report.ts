import { ownAccountPath, statusPath } from "#i18n/addresses.ts";
import { formatMoment } from "#i18n/format/format-moment.ts";
import type { Language } from "#i18n/languages.ts";
import { reportTexts } from "#i18n/outside/outside-texts.ts";
import type { BackupState } from "#server/domain/backups/run-backup.ts";
import { failuresOf, isRefusedForGood, type SiteMailer } from "#server/domain/settings/site-mailer.ts";
import {
  listAdministratorAddressees,
  takeReport,
  updateReportedAt,
  type Addressee,
} from "#server/storage/accounts/account-emails.ts";
import type { Database } from "#server/storage/database.ts";

/** Days of a certificate below which it is no longer well: those that renew themselves do so earlier. */
const fewDays = 14;

/** The state of the site, as the report tells it. */
export interface ReportedState {
  /** Null where the site makes none. */
  backups: Pick<BackupState, "state" | "lastGoodAt"> | null;
  /** Pages that readers opened in the last thirty days. */
  views: number;
  overdueFacts: number;
  /** Addresses of other sites that lead nowhere; null while nobody looks. */
  deadLinks: number | null;
  /** Days until the certificate ends; null where that is not known. */
  certificateDays: number | null;
}

interface Reporting {
  mailer: SiteMailer;
  siteUrl: string;
  now: Date;
  monthBegan: Date;
  /** Read once for all, and only when somebody gets a report. */
  readState: () => Promise<ReportedState>;
}

/**
 * Mails the report of the month to each administrator who wants it and has had none since the month began. One of several
 * processes does it; one whose mail was not taken gets it at the next look, unless it was refused for good.
 *
 * @throws Error when a mail was not taken
 */
export async function sendMonthlyReports(
  db: Database,
  { mailer, siteUrl, now, monthBegan, readState }: Reporting,
): Promise<void> {
  const isDue = ({ wantsReport, reportedAt }: Addressee) =>
    wantsReport && (reportedAt === null || reportedAt < monthBegan);
  const due = (await listAdministratorAddressees(db)).filter(isDue);
  if (due.length === 0) return;
  const state = await readState();
  const report = async ({ accountId, email: to, language, reportedAt }: Addressee) => {
    if (!(await takeReport(db, accountId, now, monthBegan))) return;
    await mailer
      .send({ to, ...reportOf(state, language, { site: mailer.siteName, siteUrl }) })
      .catch(async (error: unknown) => {
        if (!isRefusedForGood(error)) await updateReportedAt(db, accountId, reportedAt);
        throw error;
      });
  };
  const failures = await failuresOf(due.map(report));
  if (failures.length > 0) throw new AggregateError(failures, `not mailed: ${failures.length}`);
}

/** A further line is a field of the state and its words. */
function reportOf(
  state: ReportedState,
  language: Language,
  { site, siteUrl }: { site: string; siteUrl: string },
): { subject: string; text: string } {
  const texts = reportTexts[language];
  const { backups, views, overdueFacts, deadLinks, certificateDays } = state;
  const lines = [
    ...backupLines(backups, language),
    ...(certificateDays === null ? [] : [texts.certificate(certificateDays)]),
    texts.facts(overdueFacts),
    ...(deadLinks === null ? [] : [texts.links(deadLinks)]),
    texts.views(views),
  ];
  const pages = { status: siteUrl + statusPath(language), account: siteUrl + ownAccountPath(language) };
  return {
    subject: texts.subject[outlookOf(state)](site),
    text: [texts.intro(site), lines.map((line) => `- ${line}`).join("\n"), texts.ending(pages)].join("\n\n"),
  };
}

/** Without backups nobody knows that all is well; who switched them off makes their own. */
function outlookOf(state: ReportedState): "well" | "needsYou" | "unknown" {
  const { backups, overdueFacts, deadLinks, certificateDays } = state;
  const isBackupMissed = backups?.state === "failed" || backups?.state === "old";
  const endsSoon = certificateDays !== null && certificateDays < fewDays;
  if (isBackupMissed || endsSoon || overdueFacts > 0 || (deadLinks ?? 0) > 0) return "needsYou";
  return backups?.state === "good" ? "well" : "unknown";
}

function backupLines(backups: ReportedState["backups"], language: Language): string[] {
  const texts = reportTexts[language].backups;
  if (backups === null) return [texts.off];
  const { state, lastGoodAt } = backups;
  const moment = lastGoodAt && formatMoment(lastGoodAt.toISOString(), language);
  if (state === "good") return [moment === null ? texts.none : texts.good(moment)];
  return [texts[state], ...(moment === null ? [] : [texts.lastGood(moment)])];
}
