import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { adminPaths } from "#api/admin/admin-paths.ts";
import { adminHomeSchema, writtenHomeSchema, type AdminHome } from "#api/settings/home-sections.ts";
import { isOwnPage } from "#i18n/own-pages.ts";
import { namedOwnPages, readSitePages } from "#server/domain/guide/withdrawn-pages.ts";
import {
  changeHomeSections,
  describeHomeSections,
  readHomeSections,
  restoreHomeSections,
} from "#server/domain/settings/home-sections.ts";
import { neverCached } from "#server/http/answers/never-cached.ts";
import { signedInOnly } from "#server/http/plugins/sign-in.ts";

const common = { tags: ["settings"], security: signedInOnly, response: { 200: adminHomeSchema } };

/** Which sections and cards the home page has, for who arranges it; readers get them with its slides. */
export const homeSectionRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  async function describe(): Promise<AdminHome> {
    const [stored, pages] = await Promise.all([readHomeSections(db), readSitePages(db)]);
    const { cards, ...rest } = describeHomeSections(stored);
    const isThere = (card: (typeof cards)[number]) =>
      !isOwnPage(card) || pages.own.some(({ id }) => id === card);
    return { ...rest, cards: cards.filter(isThere), ownPages: namedOwnPages(pages) };
  }
  app.addHook("onRequest", neverCached);
  app.addHook("onRequest", app.requirePermission("guide.edit"));
  // An editor sees the change on this process at once.
  app.addHook("onSend", app.refreshPages);

  app.get(
    adminPaths.homeSections,
    { schema: { ...common, summary: "Read the sections and cards of the home page" } },
    describe,
  );

  app.put(
    adminPaths.homeSections,
    { schema: { ...common, summary: "Arrange the home page", body: writtenHomeSchema } },
    async (request) => {
      await changeHomeSections(db, request.body, { by: request.actor });
      return describe();
    },
  );

  app.delete(
    adminPaths.homeSections,
    {
      schema: {
        ...common,
        summary: "Let the home page be as the site brings it",
        body: writtenHomeSchema.pick({ version: true }),
      },
    },
    async (request) => {
      await restoreHomeSections(db, request.body.version, { by: request.actor });
      return describe();
    },
  );
};
