import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { adminPaths } from "#api/admin/admin-paths.ts";
import { pageWithdrawalSchema } from "#api/guide/admin-documents.ts";
import {
  newOwnPageSchema,
  ownPageChangeSchema,
  ownPageIdSchema,
  ownPageUsesSchema,
} from "#api/guide/own-pages.ts";
import { guidePages } from "#i18n/addresses.ts";
import { addOwnPage, changeOwnPage, deleteOwnPage, readOwnPageUses } from "#server/domain/guide/own-pages.ts";
import { withdrawPage } from "#server/domain/guide/withdrawn-pages.ts";
import { neverCached } from "#server/http/answers/never-cached.ts";
import { signedInOnly } from "#server/http/plugins/sign-in.ts";

const common = { tags: ["guide"], security: signedInOnly };
const params = z.object({ page: ownPageIdSchema });

/** By which editors decide which pages there are: they make some of the owner's own, and withdraw some of the guide. */
export const ownPageRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook("onRequest", neverCached);
  app.addHook("onRequest", app.requirePermission("guide.edit"));
  // An editor sees the change on this process at once.
  app.addHook("onSend", app.refreshPages);

  await app.register(changeRoutes);
  await app.register(useRoutes);
  await app.register(withdrawalRoutes);
};

const changeRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  app.post(
    adminPaths.ownPages,
    {
      schema: {
        ...common,
        summary: "Make a page of one's own; each language begins as a draft",
        body: newOwnPageSchema,
        response: { 200: z.object({ page: ownPageIdSchema }) },
      },
    },
    async (request) => ({ page: await addOwnPage(db, request.body, { by: request.actor, now: now() }) }),
  );

  app.put(
    adminPaths.ownPage.pattern,
    {
      schema: {
        ...common,
        summary: "Change addresses and place of an own page; its former addresses lead to the new ones",
        params,
        body: ownPageChangeSchema,
        response: { 200: z.object({}) },
      },
    },
    async (request) => {
      await changeOwnPage(db, request.params.page, request.body, { by: request.actor, now: now() });
      return {};
    },
  );

  app.delete(
    adminPaths.ownPage.pattern,
    {
      schema: {
        ...common,
        summary: "Delete an own page with all its versions",
        params,
        response: { 200: z.object({}) },
      },
    },
    async (request) => {
      await deleteOwnPage(db, request.params.page, { by: request.actor });
      return {};
    },
  );
};

const useRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    adminPaths.ownPageUses.pattern,
    {
      schema: {
        ...common,
        summary: "List the posts and pages with a link to an own page",
        params,
        response: { 200: ownPageUsesSchema },
      },
    },
    async (request) => ({ titles: await readOwnPageUses(app.db, request.params.page) }),
  );
};

const withdrawalRoutes: FastifyPluginAsyncZod = async (app) => {
  app.put(
    adminPaths.pageWithdrawal.pattern,
    {
      schema: {
        ...common,
        summary: "Withdraw a page of the guide from readers, in all languages, or show it to them again",
        params: z.object({ page: z.enum(guidePages) }),
        body: pageWithdrawalSchema,
        response: { 200: z.object({}) },
      },
    },
    async (request) => {
      await withdrawPage(app.db, request.params.page, request.body.isWithdrawn, { by: request.actor });
      return {};
    },
  );
};
