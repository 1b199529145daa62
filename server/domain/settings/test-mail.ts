import type { TestMail } from "#api/settings/site-settings.ts";
import { describeMailError } from "#server/domain/contact-messages/contact-mailer.ts";
import { sendTextMail } from "#server/domain/network/mail-transport.ts";
import { siteNameOf, type CurrentSettings } from "./read-settings.ts";

/** Milliseconds; an administrator waits for it. */
const timeout = 10_000;

/** The mail library's codes. */
const faults: Record<string, TestMail["fault"]> = {
  EAUTH: "refused_login",
  ENOAUTH: "refused_login",
  EENVELOPE: "refused_mail",
  EMESSAGE: "refused_mail",
  ECONNECTION: "unreachable",
  ESOCKET: "unreachable",
  EDNS: "unreachable",
  ETIMEDOUT: "unreachable",
};

/** Sends the mail that `textsOf` writes to the recipient of the contact form's messages, or else to the owner. */
export async function sendTestMail(
  settings: CurrentSettings,
  textsOf: (site: string) => { subject: string; text: string },
): Promise<TestMail> {
  const { smtpUrl, contactTo, contactFrom, ownerEmail } = settings;
  const to = contactTo || ownerEmail;
  if (smtpUrl === null || to === "") return { to, fault: "unset", reason: "" };
  const name = await siteNameOf(settings);
  const mail = { from: { name, address: contactFrom || to }, to, ...textsOf(name) };
  try {
    await sendTextMail(smtpUrl, mail, { timeout, signal: AbortSignal.timeout(2 * timeout) });
    return { to, fault: null, reason: "" };
  } catch (error) {
    const { code = "" } = Object(error) as { code?: string };
    return { to, fault: faults[code] ?? "other", reason: describeMailError(error) };
  }
}
