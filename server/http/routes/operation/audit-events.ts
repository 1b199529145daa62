import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { auditEventListSchema, auditFilterSchema, auditQuerySchema } from "#api/audit/audit-events.ts";
import { adminPaths } from "#api/admin/admin-paths.ts";
import { auditEventsInBatches, listAuditEvents } from "#server/domain/audit/record-event.ts";
import { csvHead, csvOf, sendCsv } from "#server/http/answers/csv.ts";
import { factDefaults } from "#server/http/facts/fact-sources.ts";
import { neverCached } from "#server/http/answers/never-cached.ts";
import { signedInOnly } from "#server/http/plugins/sign-in.ts";

const common = { tags: ["audit log"], security: signedInOnly };

const columns = ["at", "kind", "source", "username", "session", "subject", "reason", "count"] as const;

export const auditEventRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  app.addHook("onRequest", neverCached);
  app.addHook("onRequest", app.requirePermission("audit.read"));

  app.get(
    adminPaths.auditEvents,
    {
      schema: {
        ...common,
        summary: "List what was done and what was refused, the newest first",
        querystring: auditQuerySchema,
        response: { 200: auditEventListSchema },
      },
    },
    async (request) => {
      const facts = await factDefaults(db);
      const events = await listAuditEvents(db, request.query);
      return {
        events: events.map((event) => {
          const fact = event.kind.startsWith("fact_") && facts.get(event.subject);
          return fact ? { ...event, names: fact.names } : event;
        }),
      };
    },
  );

  app.get(
    adminPaths.auditEventsCsv,
    {
      schema: {
        ...common,
        summary: "The whole audit log as a table (CSV)",
        querystring: auditFilterSchema,
        response: { 200: z.string().describe("CSV with a line of names, a line for each event") },
      },
    },
    async (request, reply) => {
      async function* rows(): AsyncGenerator<string> {
        yield csvHead(columns);
        for await (const events of auditEventsInBatches(db, request.query)) yield csvOf(events, columns);
      }
      return sendCsv(reply, "audit-log.csv", rows());
    },
  );
};
