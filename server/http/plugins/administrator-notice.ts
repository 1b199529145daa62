import fp from "fastify-plugin";
import { peoplePath } from "#i18n/addresses.ts";
import { accountSettings } from "#i18n/admin/hu/account-settings.ts";
import { defaultLanguage } from "#i18n/languages.ts";
import { loadedMessages, loadMessages } from "#i18n/load-messages.ts";
import { nameOf, type Actor } from "#server/domain/audit/record-event.ts";
import { describeMailError } from "#server/domain/contact-messages/contact-mailer.ts";
import { openOwnerMailer } from "#server/domain/owner-notices.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Writes to the owner, where one is named, that somebody may do everything from now on. Nobody waits for it. */
    tellOfAdministrator: (username: string, by: Actor) => void;
  }
}

export const administratorNotice = fp(
  async (app) => {
    await loadMessages(defaultLanguage);
    const siteName = loadedMessages(defaultLanguage).site.name;
    const send = openOwnerMailer(app.env, siteName);
    const stopping = new AbortController();
    const underWay = new Set<Promise<void>>();
    const { subject, text } = accountSettings.administratorMail;
    app.decorate("tellOfAdministrator", (username, by) => {
      const address = app.env.SITE_URL + peoplePath(defaultLanguage);
      const mail = { subject: subject(siteName, username), text: text(username, nameOf(by), address) };
      const sending = send?.(mail, stopping.signal).catch((error: unknown) =>
        app.log.warn({ reason: describeMailError(error) }, "the owner was not told of a new administrator"),
      );
      if (!sending) return;
      underWay.add(sending);
      void sending.finally(() => underWay.delete(sending));
    });
    app.addHook("onClose", async () => {
      stopping.abort();
      await Promise.all(underWay);
    });
  },
  { name: "administrator-notice", dependencies: ["context"] },
);
