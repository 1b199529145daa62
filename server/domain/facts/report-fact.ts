import { cleanContactTexts, contactFieldErrorText, isEmailAddress } from "#api/contact/contact-form.ts";
import { factReportLimits } from "#api/facts/fact-report-limits.ts";
import type { FactReport, FactReportInput } from "#api/facts/facts.ts";
import { factWords } from "#i18n/facts/fact-words.ts";
import type { Language } from "#i18n/languages.ts";
import type { Messages } from "#i18n/messages/hu.ts";
import { nameOf, recordEvent, type Actor } from "#server/domain/audit/record-event.ts";
import { countMessage, requireByHand } from "#server/domain/contact-messages/inbox.ts";
import { DomainError, invalidFields } from "#server/domain/errors.ts";
import type { Database, Queries } from "#server/storage/database.ts";
import {
  hasFactReport,
  insertFactReport,
  listFactReports,
  lockFactReports,
  updateFactReport,
} from "#server/storage/facts/fact-reports.ts";

/** Milliseconds in which the same text about the same fact is taken for one report sent twice. */
const duplicateWindow = 10 * 60_000;

interface Sender {
  address: string;
  now: Date;
  language: Language;
  texts: Messages["contactErrors"];
}

/**
 * Stores what a reader says of a fact, under the contact form's protections.
 * @throws DomainError `looks_automated`, `invalid_field`, `too_many_attempts`, in the reader's language
 */
export async function receiveFactReport(
  db: Database,
  factId: string,
  form: FactReportInput,
  { address, now, language, texts }: Sender,
): Promise<void> {
  requireByHand(form, texts);
  const cleaned = cleanContactTexts({ from_name: "", user_email: form.email ?? "", message: form.message });
  const { message, user_email: email } = cleaned;
  requireSound(message, email, { language, texts });
  await countMessage(db, address, now, texts);
  const report = { factId, message, email: email === "" ? null : email, language, receivedAt: now };
  await db.transaction(async (tx) => {
    await lockFactReports(tx);
    if (await hasFactReport(tx, report, new Date(now.getTime() - duplicateWindow))) return;
    await insertFactReport(tx, report);
  });
}

/** The newest first, those that are open before those that are settled. */
export async function readFactReports(db: Queries): Promise<FactReport[]> {
  return listFactReports(db);
}

/** @throws DomainError `not_found` */
export async function settleFactReport(
  db: Database,
  id: string,
  settled: boolean,
  { by, now }: { by: Actor; now: Date },
): Promise<FactReport> {
  return db.transaction(async (tx) => {
    const mark = settled ? { settledAt: now, settledBy: nameOf(by) } : { settledAt: null, settledBy: null };
    const report = await updateFactReport(tx, id, mark);
    if (!report) throw new DomainError("not_found", "there is no such report");
    await recordEvent(tx, {
      kind: settled ? "fact_report_settled" : "fact_report_reopened",
      by,
      subject: report.factId,
    });
    return report;
  });
}

function requireSound(
  message: string,
  email: string,
  { language, texts }: Pick<Sender, "language" | "texts">,
): void {
  const fieldErrors: Record<string, string> = {};
  if (message === "") fieldErrors["message"] = factWords[language].report.empty;
  else if (message.length > factReportLimits.message)
    fieldErrors["message"] = texts.too_long.message(factReportLimits.message);
  if (email !== "" && !isEmailAddress(email))
    fieldErrors["email"] = contactFieldErrorText(texts, "user_email", "not_an_address");
  if (Object.keys(fieldErrors).length > 0) throw invalidFields(fieldErrors);
}
