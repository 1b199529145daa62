import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { adminPaths } from "#api/admin/admin-paths.ts";
import {
  autosavedAnswer,
  autosaveRequestSchema,
  autosaveSchema,
  formNameSchema,
  presenceAnswer,
  presenceRequestSchema,
  sourceLanguageSchema,
} from "#api/admin/writing-together.ts";
import { fullPostAnswer } from "#api/posts/post-answers.ts";
import { keepAutosaves, listAutosaves } from "#server/domain/writing/post-autosaves.ts";
import { changeSource } from "#server/domain/posts/writing/change-source.ts";
import { endPresence, tellPresence } from "#server/domain/writing/presence.ts";
import { printPost, printText } from "#server/http/answers/printed-posts.ts";
import { neverCached } from "#server/http/answers/never-cached.ts";
import { senderOf, signedInOnly } from "#server/http/plugins/sign-in.ts";
import { maxFormBytes } from "#server/http/uploads/read-post-form.ts";

const common = { tags: ["posts"], security: signedInOnly };
const params = z.object({ id: z.string() });
const ofForm = params.extend({ form: formNameSchema });

/** The calls of open forms of posts. */
export const postWritingRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook("onRequest", neverCached);
  await app.register(autosaveRoutes);
  await app.register(presenceRoutes);
  app.put(
    adminPaths.postSourceLanguage.pattern,
    {
      onRequest: app.requirePermission("posts.publish"),
      schema: {
        ...common,
        summary: "Say from which language of a post the others are made",
        params,
        body: sourceLanguageSchema,
        response: { 200: fullPostAnswer },
      },
    },
    async ({ params: { id }, body, actor }) =>
      printPost(await changeSource(app.db, id, body.language, actor)),
  );
};

const autosaveRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  app.get(
    adminPaths.postAutosaves.pattern,
    {
      onRequest: app.requirePermission("posts.write"),
      schema: {
        ...common,
        summary: "List what people have written in a post and not saved yet, the newest last",
        params,
        response: { 200: z.array(autosaveSchema) },
      },
    },
    async (request) =>
      (await listAutosaves(db, request.params.id)).map((autosave) => ({
        ...printText(autosave),
        base: autosave.base && printText(autosave.base),
      })),
  );

  app.put(
    adminPaths.postAutosaves.pattern,
    {
      onRequest: [app.requirePermission("posts.write"), app.requireCapacity, app.limitUploads],
      bodyLimit: maxFormBytes,
      schema: {
        ...common,
        summary: "Keep what one has written and not saved yet; readers and other editors see no change",
        params,
        body: autosaveRequestSchema,
        response: { 200: autosavedAnswer },
      },
    },
    async ({ params: { id }, body, actor }) => ({
      savedAt: (await keepAutosaves(db, id, body, { now: now(), by: actor })).toISOString(),
    }),
  );
};

const presenceRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  app.put(
    adminPaths.postPresence.pattern,
    {
      onRequest: app.requirePermission("posts.read-drafts"),
      schema: {
        ...common,
        summary: "Say that one has a post open, and hear who else has; counts for a minute",
        params: ofForm,
        body: presenceRequestSchema,
        response: { 200: presenceAnswer },
      },
    },
    (request) => {
      const { id, form } = request.params;
      const asked = { form, username: senderOf(request).username, ...request.body };
      return tellPresence(db, { postId: id, page: null }, asked, now());
    },
  );

  app.delete(
    adminPaths.postPresence.pattern,
    {
      onRequest: app.requirePermission("posts.read-drafts"),
      schema: { ...common, summary: "Leave a post", params: ofForm, response: { 200: z.object({}) } },
    },
    async (request) => {
      const { id, form } = request.params;
      await endPresence(db, { postId: id, page: null }, { form, username: senderOf(request).username });
      return {};
    },
  );
};
