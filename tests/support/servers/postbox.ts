import { onTestFinished } from "vitest";
import type { AdminClient } from "#api/admin/admin-client.ts";
import { readMail, type Mail } from "../readers/read-mail.ts";
import { startMailServer, type MailServer } from "./mail-server.ts";

interface Postbox {
  server: MailServer;
  /** For a site that sends its mails there. */
  settings: Record<string, string>;
  /** The mails to somebody, the oldest first. */
  mailsTo: (address: string) => Mail[];
}

/** A mail server for a site of the test, which ends it. */
export async function openPostbox(): Promise<Postbox> {
  const server = await startMailServer();
  onTestFinished(server.end);
  return {
    server,
    settings: { SMTP_URL: server.url, CONTACT_TO: "site@irany.test" },
    mailsTo: (address) =>
      server.mails.filter(({ to }) => to.includes(address)).map(({ raw }) => readMail(raw)),
  };
}

/** The secret in the link of a mail. */
export function secretIn(mail: Mail | undefined, name: "confirm" | "link"): string {
  const [link = ""] = /https?:\S+#\S+/.exec(mail?.text ?? "") ?? [];
  return new URLSearchParams(new URL(link).hash.slice(1)).get(name) ?? "";
}

/** Gives who is signed in an address, as somebody who reads the mail does. */
export async function giveEmail(
  api: AdminClient,
  email: string,
  { mailsTo }: Postbox,
  language: "hu" | "en" | "es" = "en",
): Promise<void> {
  await api.requestOwnEmail({ email, language });
  await api.confirmEmail(secretIn(mailsTo(email).at(-1), "confirm"));
}
