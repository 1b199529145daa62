import type { FastifyInstance } from "fastify";
import { defaultLanguage } from "#i18n/languages.ts";
import { loadedMessages, loadMessages } from "#i18n/load-messages.ts";
import { createContactMailer } from "./domain/contact-messages/contact-mailer.ts";
import { openOutbox, type Outbox } from "./domain/contact-messages/outbox.ts";

/** Runs while the server runs. Null when no mail server is set. */
export async function openContactOutbox(app: FastifyInstance): Promise<Outbox | null> {
  const { db, env, now } = app;
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
  app.addHook("onReady", async () => void outbox.wake());
  app.addHook("onClose", () => outbox.close());
  return outbox;
}
