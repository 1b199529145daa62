import fp from "fastify-plugin";
import { peoplePath } from "#i18n/addresses.ts";
import { accountSettings } from "#i18n/admin/hu/account-settings.ts";
import { defaultLanguage } from "#i18n/languages.ts";
import { nameOf, type Actor } from "#server/domain/audit/record-event.ts";
import { ownerMailerOf } from "#server/domain/monitoring/owner-notices.ts";
import { laterMails } from "./later-mails.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Writes to the owner, where one is named, that somebody may do everything from now on. Nobody waits for it. */
    tellOfAdministrator: (username: string, by: Actor) => void;
  }
}

export const administratorNotice = fp(
  async (app) => {
    await app.register(laterMails);
    const { subject, text } = accountSettings.administratorMail;
    app.decorate("tellOfAdministrator", (username, by) =>
      app.mailLater(async (_, signal) => {
        const mailer = await ownerMailerOf(await app.settings.read());
        const address = app.env.SITE_URL + peoplePath(defaultLanguage);
        const mail = {
          subject: subject(mailer?.siteName ?? "", username),
          text: text(username, nameOf(by), address),
        };
        await mailer?.send(mail, signal);
      }, "the owner was not told of a new administrator"),
    );
  },
  { name: "administrator-notice", dependencies: ["context"] },
);
