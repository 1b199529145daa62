import type { FastifyInstance } from "fastify";
import { defaultLanguage } from "#i18n/languages.ts";
import { loadedMessages, loadMessages } from "#i18n/load-messages.ts";
import { createContactMailer } from "./domain/contact-mail.ts";
import { openOutbox, type Outbox } from "./domain/outbox.ts";
import type { Env } from "./env.ts";
import type { Database } from "./storage/database.ts";

interface Parts {
  db: Database;
  env: Env;
  now: () => Date;
}

/**
 * Opens the outbox of the contact form for as long as the server runs: it begins when the server is ready, with what
 * an earlier run left.
 *
 * @returns null without a mail server
 */
export async function openContactOutbox(
  app: FastifyInstance,
  { db, env, now }: Parts,
): Promise<Outbox | null> {
  const { SMTP_URL: url, CONTACT_TO: to, SITE_URL: siteUrl } = env;
  if (url === undefined || to === undefined) return null;
  await loadMessages(defaultLanguage);
  const siteName = loadedMessages(defaultLanguage).site.name;
  const outbox = openOutbox({
    db,
    now,
    send: createContactMailer({ url, to, from: env.CONTACT_FROM ?? to, siteName, siteUrl }),
    onError: (problem) => app.log.warn(problem, "a contact message could not be mailed"),
  });
  app.addHook("onReady", async () => outbox.nudge());
  app.addHook("onClose", () => outbox.close());
  return outbox;
}
