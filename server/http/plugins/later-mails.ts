import fp from "fastify-plugin";
import { describeMailError } from "#server/domain/contact-messages/contact-mailer.ts";
import { siteMailerOf, type SiteMailer } from "#server/domain/settings/site-mailer.ts";

declare module "fastify" {
  interface FastifyInstance {
    /**
     * Mails what nobody waits for, where the site can send mail; a failure is logged. An answer then does not tell, by the time that
     * it takes, whether there was anything to be mailed.
     */
    mailLater: (work: (mailer: SiteMailer, signal: AbortSignal) => Promise<void>, failed: string) => void;
  }
}

export const laterMails = fp(
  async (app) => {
    const stopping = new AbortController();
    const underWay = new Set<Promise<void>>();
    app.decorate("mailLater", (work, failed) => {
      const mail = async () => {
        const mailer = await siteMailerOf(await app.settings.read(), stopping.signal);
        if (mailer) await work(mailer, stopping.signal);
      };
      const working = mail().catch((error: unknown) =>
        app.log.warn({ reason: describeMailError(error) }, failed),
      );
      underWay.add(working);
      void working.finally(() => underWay.delete(working));
    });
    app.addHook("onClose", async () => {
      stopping.abort();
      await Promise.all(underWay);
    });
  },
  { name: "later-mails", dependencies: ["context"] },
);
