import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { adminPaths } from "#api/admin/admin-paths.ts";
import {
  adminDocumentListSchema,
  adminDocumentSchema,
  documentPageSchema,
  documentChangeSchema,
  printingsSchema,
} from "#api/guide/admin-documents.ts";
import { guideDocumentSchema } from "#api/guide/guide-document.ts";
import { printingsOfFact } from "#content/documents/printings.ts";
import { factsWith } from "#content/facts/facts.ts";
import { languages } from "#i18n/languages.ts";
import { isOwnFact } from "#api/facts/own-fact-id.ts";
import { requireFact } from "#server/domain/facts/change-fact.ts";
import { readFactOverrides } from "#server/domain/facts/read-facts.ts";
import {
  changeDocument,
  markUpToDate,
  removeDraft,
  restoreDocument,
} from "#server/domain/guide/change-document.ts";
import { readGuideRevision } from "#server/domain/guide/read-documents.ts";
import { factDefaults } from "#server/http/facts/fact-sources.ts";
import {
  readAllDocuments,
  readAdminDocument,
  readAdminDocuments,
  requireSoundDocument,
} from "#server/http/guide/admin-document.ts";
import { neverCached } from "#server/http/answers/never-cached.ts";
import { signedInOnly } from "#server/http/plugins/sign-in.ts";

const common = { tags: ["guide"], security: signedInOnly };
const place = { page: documentPageSchema, language: z.enum(languages) };
const params = z.object(place);

/** Bytes: several times the longest page of the guide. */
export const documentBodyLimit = 2 * 1024 * 1024;

/** By which editors edit the pages of the guide. */
export const adminDocumentRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  app.addHook("onRequest", neverCached);
  app.addHook("onRequest", app.requirePermission("guide.write"));
  // An editor sees the change on this process at once.
  app.addHook("onSend", app.refreshPages);
  await app.register(writingRoutes);
  await app.register(undoingRoutes);
  await app.register(translatingRoutes);
  await app.register(printingRoutes);

  app.get(
    adminPaths.adminDocuments,
    {
      schema: {
        ...common,
        summary: "List the pages of the guide, and which of them the editors have changed",
        response: { 200: adminDocumentListSchema },
      },
    },
    () => readAdminDocuments(db),
  );

  app.get(
    adminPaths.adminDocument.pattern,
    {
      schema: {
        ...common,
        summary: "Read one language of a page of the guide, to edit it",
        params,
        response: { 200: adminDocumentSchema },
      },
    },
    (request) => readAdminDocument(db, request.params),
  );

  app.get(
    adminPaths.adminDocumentRevision.pattern,
    {
      schema: {
        ...common,
        summary: "Read a former version of a page of the guide",
        params: z.object({ ...place, version: z.coerce.number().int().min(1) }),
        response: { 200: guideDocumentSchema },
      },
    },
    (request) => readGuideRevision(db, request.params),
  );
};

const writingRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  app.put(
    adminPaths.adminDocument.pattern,
    {
      bodyLimit: documentBodyLimit,
      schema: {
        ...common,
        summary: "Write one language of a page of the guide, for readers or as a draft",
        params,
        body: documentChangeSchema,
        response: { 200: adminDocumentSchema },
      },
    },
    async (request) => {
      const { page, language } = request.params;
      const guide = await app.readGuide(db);
      const released = await requireSoundDocument(db, guide, request.body.document, { page, language });
      const change = { by: request.actor, now: now() };
      await changeDocument(db, { page, language }, released, request.body, change);
      return readAdminDocument(db, { page, language });
    },
  );
};

const undoingRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  app.delete(
    adminPaths.adminDocumentDraft.pattern,
    {
      schema: {
        ...common,
        summary: "Discard the draft of a page of the guide",
        params,
        body: documentChangeSchema.pick({ version: true }),
        response: { 200: adminDocumentSchema },
      },
    },
    async (request) => {
      await removeDraft(db, request.params, request.body.version, { by: request.actor });
      return readAdminDocument(db, request.params);
    },
  );

  app.post(
    adminPaths.adminDocumentRestore.pattern,
    {
      schema: {
        ...common,
        summary: "Let the release's words of a page stand again",
        params,
        body: documentChangeSchema.pick({ version: true }),
        response: { 200: adminDocumentSchema },
      },
    },
    async (request) => {
      await restoreDocument(db, request.params, request.body.version, { by: request.actor });
      return readAdminDocument(db, request.params);
    },
  );
};

const translatingRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  app.post(
    adminPaths.adminDocumentUpToDate.pattern,
    {
      schema: {
        ...common,
        summary: "Say that a language of a page tells all that the others do",
        params,
        response: { 200: adminDocumentSchema },
      },
    },
    async (request) => {
      await markUpToDate(db, request.params, { by: request.actor });
      return readAdminDocument(db, request.params);
    },
  );
};

const printingRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  app.get(
    adminPaths.factPrintings.pattern,
    {
      schema: {
        ...common,
        summary: "List the ways in which a page of the guide can print a fact",
        params: z.object({ id: z.string(), language: place.language }),
        response: { 200: printingsSchema },
      },
    },
    async (request) => {
      const { id, language } = request.params;
      const documents = await readAllDocuments(await app.readGuide(db), language);
      const defaults = await factDefaults(db);
      const facts = factsWith(await readFactOverrides(db, defaults));
      const type = isOwnFact(id) ? requireFact(defaults, id).fields["value"] : undefined;
      return printingsOfFact(facts, id, [...documents.values()], language, type);
    },
  );
};
