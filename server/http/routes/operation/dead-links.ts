import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { adminPaths } from "#api/admin/admin-paths.ts";
import { deadLinkListSchema, replacedSchema, replacementSchema } from "#api/admin/dead-links.ts";
import { replaceAddress } from "#server/domain/monitoring/links/replace-address.ts";
import { neverCached } from "#server/http/answers/never-cached.ts";
import { factDefaults } from "#server/http/facts/fact-sources.ts";
import { readDeadLinks, releasedAddresses } from "#server/http/monitoring/used-links.ts";
import { signedInOnly } from "#server/http/plugins/sign-in.ts";

const common = { tags: ["admin"], security: signedInOnly };

/** The links to other sites that lead nowhere, and a new address for one of them. */
export const deadLinkRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now, env } = app;
  app.addHook("onRequest", neverCached);
  app.addHook("onRequest", app.requirePermission("settings.manage"));
  app.addHook("onRequest", app.requireProofToChange);

  app.get(
    adminPaths.deadLinks,
    {
      schema: {
        ...common,
        summary: "List the addresses that lead nowhere, and where they are used",
        response: { 200: deadLinkListSchema },
      },
    },
    async () => ({ links: await readDeadLinks(app) }),
  );

  app.put(
    adminPaths.deadLinks,
    {
      // An administrator sees the change on this process at once.
      onSend: app.refreshPages,
      schema: {
        ...common,
        summary: "Put a new address in the place of another one, everywhere",
        body: replacementSchema,
        response: { 200: replacedSchema },
      },
    },
    async (request) => {
      const places = await replaceAddress(db, request.body, {
        siteUrl: env.SITE_URL,
        facts: await factDefaults(db),
        released: await releasedAddresses(),
        by: request.actor,
        now: now(),
      });
      return { places };
    },
  );
};
