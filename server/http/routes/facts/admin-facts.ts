import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { adminPaths } from "#api/admin/admin-paths.ts";
import {
  adminFactListSchema,
  adminFactSchema,
  factChangeSchema,
  factHistorySchema,
  factReportChangeSchema,
  factReportListSchema,
  factReportSchema,
} from "#api/facts/facts.ts";
import { dayInPeru } from "#content/facts/records/day-in-peru.ts";
import { newFactSchema } from "#api/facts/own-facts.ts";
import { addFact, removeFact } from "#server/domain/facts/own-facts.ts";
import {
  changeFact,
  checkFact,
  dropFactPlan,
  requireFact,
  restoreFact,
  uncheckFact,
} from "#server/domain/facts/change-fact.ts";
import { readFactHistory } from "#server/domain/facts/read-facts.ts";
import { readFactReports, settleFactReport } from "#server/domain/facts/report-fact.ts";
import { listAdminFacts, readAdminFact } from "#server/http/facts/admin-facts.ts";
import { sendCsv } from "#server/http/answers/csv.ts";
import { factsCsv } from "#server/http/facts/facts-csv.ts";
import { factDefaults } from "#server/http/facts/fact-sources.ts";
import { neverCached } from "#server/http/answers/never-cached.ts";
import { signedInOnly } from "#server/http/plugins/sign-in.ts";

const common = { tags: ["facts"], security: signedInOnly };
const params = z.object({ id: z.string() });

export const adminFactRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook("onRequest", neverCached);
  app.addHook("onRequest", app.requirePermission("facts.edit"));
  // An editor sees the change on this process at once.
  app.addHook("onSend", app.refreshPages);
  await app.register(ownFactRoutes);
  await app.register(changeRoutes);
  await app.register(checkRoutes);
  await app.register(historyRoutes);
  await app.register(reportRoutes);

  app.get(
    adminPaths.adminFacts,
    {
      schema: {
        ...common,
        summary: "List all facts as editors see them, the most urgent of those that are due first",
        response: { 200: adminFactListSchema },
      },
    },
    async () => {
      const facts = await listAdminFacts(app);
      return { facts, overdue: facts.filter(({ isOverdue }) => isOverdue).length };
    },
  );

  app.get(
    adminPaths.factsCsv,
    {
      schema: {
        ...common,
        summary: "All facts as a table (CSV)",
        response: { 200: z.string().describe("CSV with a line of names, a line for each fact") },
      },
    },
    async (_request, reply) => {
      return sendCsv(reply, "facts.csv", factsCsv(await listAdminFacts(app)));
    },
  );
};

/** Facts that the editors add. */
const ownFactRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  app.post(
    adminPaths.adminFacts,
    {
      schema: {
        ...common,
        summary: "Add a fact",
        body: newFactSchema,
        response: { 200: adminFactSchema },
      },
    },
    async (request) => {
      const change = { by: request.actor, now: now(), dayInPeru: dayInPeru(now()) };
      return readAdminFact(app, await addFact(db, request.body, change));
    },
  );

  app.delete(
    adminPaths.ownFact.pattern,
    {
      schema: {
        ...common,
        summary: "Remove a fact that was added, unless something uses it",
        params,
        response: { 200: z.object({}) },
      },
    },
    async (request) => {
      const { id } = requireFact(await factDefaults(db), request.params.id);
      const { pages, posts, ownPages } = await readAdminFact(app, id);
      const places = [...pages, ...ownPages.map(({ page }) => page), ...posts.map(({ title }) => title)];
      await removeFact(db, id, places, { by: request.actor, now: now() });
      return {};
    },
  );
};

const changeRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  app.put(
    adminPaths.fact.pattern,
    {
      schema: {
        ...common,
        summary: "Put a value in the place of a fact's default",
        params,
        body: factChangeSchema,
        response: { 200: adminFactSchema },
      },
    },
    async (request) => {
      const byDefault = requireFact(await factDefaults(db), request.params.id);
      const change = { by: request.actor, now: now(), dayInPeru: dayInPeru(now()) };
      await changeFact(db, byDefault, request.body, change);
      return readAdminFact(app, byDefault.id);
    },
  );
};

const checkRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  app.post(
    adminPaths.factCheck.pattern,
    {
      schema: {
        ...common,
        summary: "Say that a fact is unchanged today",
        params,
        response: { 200: adminFactSchema },
      },
    },
    async (request) => {
      const byDefault = requireFact(await factDefaults(db), request.params.id);
      const check = { by: request.actor, now: now(), dayInPeru: dayInPeru(now()) };
      await checkFact(db, byDefault, check);
      return readAdminFact(app, byDefault.id);
    },
  );

  app.delete(
    adminPaths.factCheck.pattern,
    {
      schema: {
        ...common,
        summary: "Take back the check of a fact, if nothing was done to it since",
        params,
        response: { 200: adminFactSchema },
      },
    },
    async (request) => {
      const { id } = requireFact(await factDefaults(db), request.params.id);
      await uncheckFact(db, id, { by: request.actor, now: now() });
      return readAdminFact(app, id);
    },
  );
};

/** Calls that tell what was done to a fact, and undo it. */
const historyRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  app.get(
    adminPaths.factHistory.pattern,
    {
      schema: {
        ...common,
        summary: "What was done to a fact, the newest first",
        params,
        response: { 200: factHistorySchema },
      },
    },
    async (request) => {
      const { id } = requireFact(await factDefaults(db), request.params.id);
      return { entries: await readFactHistory(db, id) };
    },
  );

  app.delete(
    adminPaths.fact.pattern,
    {
      schema: {
        ...common,
        summary: "Let a fact's default stand again",
        params,
        response: { 200: adminFactSchema },
      },
    },
    async (request) => {
      const { id } = requireFact(await factDefaults(db), request.params.id);
      await restoreFact(db, id, { by: request.actor, now: now() });
      return readAdminFact(app, id);
    },
  );

  app.delete(
    adminPaths.factPlan.pattern,
    {
      schema: {
        ...common,
        summary: "Drop what was planned for a fact",
        params,
        response: { 200: adminFactSchema },
      },
    },
    async (request) => {
      const { id } = requireFact(await factDefaults(db), request.params.id);
      await dropFactPlan(db, id, { by: request.actor, now: now() });
      return readAdminFact(app, id);
    },
  );
};

const reportRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  app.get(
    adminPaths.factReports,
    {
      schema: {
        ...common,
        summary: "What readers report, open reports first",
        response: { 200: factReportListSchema },
      },
    },
    async () => ({ reports: await readFactReports(db) }),
  );

  app.put(
    adminPaths.adminFactReport.pattern,
    {
      schema: {
        ...common,
        summary: "Settle a reader's report, or open it again",
        params: z.object({ id: z.guid() }),
        body: factReportChangeSchema,
        response: { 200: factReportSchema },
      },
    },
    async (request) =>
      settleFactReport(db, request.params.id, request.body.settled, { by: request.actor, now: now() }),
  );
};
