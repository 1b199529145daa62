import type { FastifyInstance } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { adminPaths } from "#api/admin/admin-paths.ts";
import { paths } from "#api/paths.ts";
import {
  adminAlertsSchema,
  shownAlertsSchema,
  writtenAlertsSchema,
  type AdminAlerts,
} from "#api/settings/site-alerts.ts";
import { dayInPeru } from "#content/facts/records/day-in-peru.ts";
import { languages } from "#i18n/languages.ts";
import { changeAlerts, readStoredAlerts } from "#server/domain/settings/site-alerts.ts";
import { versionOf } from "#server/domain/settings/stored-version.ts";
import { namedOwnPages } from "#server/domain/guide/withdrawn-pages.ts";
import { neverCached } from "#server/http/answers/never-cached.ts";
import { revalidated } from "#server/http/answers/revalidated.ts";
import type { AlertReader } from "#server/http/guide/read-alerts.ts";
import { signedInOnly } from "#server/http/plugins/sign-in.ts";

const tags = ["settings"];
const common = { tags, security: signedInOnly, response: { 200: adminAlertsSchema } };

/** The alerts of some days, for readers and for who writes them. */
export const siteAlertRoutes: FastifyPluginAsyncZod<{ readAlerts: AlertReader }> = async (
  app,
  { readAlerts },
) => {
  app.get(
    paths.alerts.pattern,
    {
      schema: {
        tags,
        summary: "List the alerts of today, the gravest first",
        params: z.object({ language: z.enum(languages) }),
        response: { 200: shownAlertsSchema },
      },
    },
    async (request, reply) => {
      const shown = await readAlerts(request.params.language);
      reply.header("cache-control", shown.isComplete ? revalidated : "no-store");
      return shown;
    },
  );
  await app.register(adminRoutes);
};

const adminRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook("onRequest", neverCached);
  app.addHook("onRequest", app.requirePermission("guide.edit"));
  // An editor sees the change on this process at once.
  app.addHook("onSend", app.refreshPages);

  app.get(
    adminPaths.alerts,
    { schema: { ...common, summary: "List all alerts, those that have ended too" } },
    () => describe(app),
  );

  app.put(
    adminPaths.alerts,
    { schema: { ...common, summary: "Write the alerts", body: writtenAlertsSchema } },
    async (request) => {
      await changeAlerts(app.db, request.body, { by: request.actor });
      return describe(app);
    },
  );
};

async function describe(app: FastifyInstance): Promise<AdminAlerts> {
  const [alerts, pages] = await Promise.all([readStoredAlerts(app.db), app.readSitePages()]);
  return {
    alerts,
    version: versionOf(alerts),
    today: dayInPeru(app.now()),
    ownPages: namedOwnPages(pages),
  };
}
