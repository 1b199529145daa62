import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { adminPaths } from "#api/admin/admin-paths.ts";
import {
  autosavedAnswer,
  documentAutosaveRequestSchema,
  documentAutosaveSchema,
  formNameSchema,
  presenceAnswer,
  presenceRequestSchema,
} from "#api/admin/writing-together.ts";
import { documentPageSchema } from "#api/guide/admin-documents.ts";
import { languages } from "#i18n/languages.ts";
import { keepPageAutosave, listPageAutosaves } from "#server/domain/writing/page-autosaves.ts";
import { endPresence, tellPresence } from "#server/domain/writing/presence.ts";
import { neverCached } from "#server/http/answers/never-cached.ts";
import { senderOf, signedInOnly } from "#server/http/plugins/sign-in.ts";
import { documentBodyLimit } from "#server/http/routes/pages/documents.ts";

const common = { tags: ["guide"], security: signedInOnly };
const params = z.object({ page: documentPageSchema, language: z.enum(languages) });
const ofForm = z.object({ page: documentPageSchema, form: formNameSchema });

/** The calls of open forms of pages. */
export const pageWritingRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook("onRequest", neverCached);
  app.addHook("onRequest", app.requirePermission("guide.write"));
  await app.register(autosaveRoutes);
  await app.register(presenceRoutes);
};

const autosaveRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  app.get(
    adminPaths.documentAutosaves.pattern,
    {
      schema: {
        ...common,
        summary: "List what people have written in a language of a page and not saved yet, the newest last",
        params,
        response: { 200: z.array(documentAutosaveSchema) },
      },
    },
    (request) => listPageAutosaves(db, request.params),
  );

  app.put(
    adminPaths.documentAutosaves.pattern,
    {
      bodyLimit: documentBodyLimit,
      schema: {
        ...common,
        summary: "Keep what one has written in a page and not saved yet; nobody else sees a change",
        params,
        body: documentAutosaveRequestSchema,
        response: { 200: autosavedAnswer },
      },
    },
    async ({ params: place, body, actor }) => {
      const kept = await keepPageAutosave(db, place, body, { now: now(), by: actor });
      return { savedAt: kept.toISOString() };
    },
  );
};

const presenceRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  app.put(
    adminPaths.pagePresence.pattern,
    {
      schema: {
        ...common,
        summary: "Say that one has a page open, and hear who else has; counts for a minute",
        params: ofForm,
        body: presenceRequestSchema,
        response: { 200: presenceAnswer },
      },
    },
    (request) => {
      const { page, form } = request.params;
      const { username } = senderOf(request);
      return tellPresence(db, { postId: null, page }, { form, username, ...request.body }, now());
    },
  );

  app.delete(
    adminPaths.pagePresence.pattern,
    { schema: { ...common, summary: "Leave a page", params: ofForm, response: { 200: z.object({}) } } },
    async (request) => {
      const { page, form } = request.params;
      await endPresence(db, { postId: null, page }, { form, username: senderOf(request).username });
      return {};
    },
  );
};
