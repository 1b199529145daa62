import type { FastifyInstance } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { adminPaths } from "#api/admin/admin-paths.ts";
import { adminMenuSchema, menuChangeSchema, type AdminMenu } from "#api/settings/site-menu.ts";
import { ownPageName } from "#i18n/own-pages.ts";
import { readSitePages } from "#server/domain/guide/withdrawn-pages.ts";
import { changeMenu, completeMenu, readStoredMenu, restoreMenu } from "#server/domain/settings/site-menu.ts";
import { versionOf } from "#server/domain/settings/stored-version.ts";
import { neverCached } from "#server/http/answers/never-cached.ts";
import { signedInOnly } from "#server/http/plugins/sign-in.ts";

const common = { tags: ["settings"], security: signedInOnly, response: { 200: adminMenuSchema } };

/** Which pages every page links, and in which order. */
export const siteMenuRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  app.addHook("onRequest", neverCached);
  app.addHook("onRequest", app.requirePermission("guide.edit"));
  // An editor sees the change on this process at once.
  app.addHook("onSend", app.refreshPages);

  app.get(adminPaths.menu, { schema: { ...common, summary: "Read the menu and the footer" } }, () =>
    describe(app),
  );

  app.put(
    adminPaths.menu,
    { schema: { ...common, summary: "Arrange the menu and the footer", body: menuChangeSchema } },
    async (request) => {
      await changeMenu(db, request.body, { by: request.actor });
      return describe(app);
    },
  );

  app.delete(
    adminPaths.menu,
    {
      schema: {
        ...common,
        summary: "Let menu and footer be as the site brings them",
        body: menuChangeSchema.pick({ version: true }),
      },
    },
    async (request) => {
      await restoreMenu(db, request.body.version, { by: request.actor });
      return describe(app);
    },
  );
};

async function describe({ db }: FastifyInstance): Promise<AdminMenu> {
  const [stored, { own: ownPages, withdrawn }] = await Promise.all([readStoredMenu(db), readSitePages(db)]);
  const menu = completeMenu(stored, ownPages);
  return {
    menu,
    isDefault: stored === null,
    version: versionOf(menu),
    ownPages: ownPages.map(({ id, addresses, titles }) => ({
      page: id,
      path: ownPageName(addresses),
      titles,
    })),
    withdrawnPages: [...withdrawn],
  };
}
