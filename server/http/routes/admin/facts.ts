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
  type AdminFact,
} from "#api/facts/facts.ts";
import { loadPagesOfFacts } from "#content/facts/records/facts-of-pages.ts";
import { dayInPeru } from "#content/facts/day-in-peru.ts";
import { factsWith } from "#content/facts/facts.ts";
import { newFactSchema } from "#api/facts/own-facts.ts";
import { addFact, removeFact } from "#server/domain/facts/own-facts.ts";
import { languages, type Language } from "#i18n/languages.ts";
import {
  changeFact,
  checkFact,
  dropFactPlan,
  requireFact,
  restoreFact,
} from "#server/domain/facts/change-fact.ts";
import {
  readAdminFacts,
  readFactHistory,
  readFactOverrides,
  readPostsOfFacts,
} from "#server/domain/facts/read-facts.ts";
import { readFactReports, settleFactReport } from "#server/domain/facts/report-fact.ts";
import { csvHead, csvOf, sendCsv } from "#server/http/csv.ts";
import { factDefaults } from "#server/http/fact-sources.ts";
import { neverCached } from "#server/http/never-cached.ts";
import { signedInOnly } from "#server/http/plugins/sign-in.ts";

const common = { tags: ["facts"], security: signedInOnly };
const params = z.object({ id: z.string() });

const columns = [
  "id",
  "kind",
  ...languages.map((language) => `name_${language}` as const),
  "value",
  "unit",
  "source",
  "address",
  "checked_on",
  "valid_until",
  "every_months",
  "due_on",
  "overdue",
  "estimate",
  "confirmed",
  "changed_by",
  "changed_at",
  "pages",
  "posts",
  "open_reports",
  "note",
] as const;

export const adminFactRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  app.addHook("onRequest", neverCached);
  app.addHook("onRequest", app.requirePermission("facts.edit"));
  // An editor sees the change on this process at once.
  app.addHook("onSend", app.refreshPages);

  async function readAll(): Promise<AdminFact[]> {
    const guide = await app.readGuide(db);
    const [defaults, postsOf] = await Promise.all([factDefaults(db), readPostsOfFacts(db)]);
    const facts = factsWith(await readFactOverrides(db, defaults));
    const pages = await loadPagesOfFacts(guide.read, facts);
    const today = dayInPeru(now());
    return readAdminFacts(db, defaults, { today, pagesOf: (id) => pages.get(id) ?? [], postsOf });
  }

  async function readOne(id: string): Promise<AdminFact> {
    const fact = (await readAll()).find((one) => one.id === id);
    if (!fact) throw new Error(`the fact ${id} was just written`);
    return fact;
  }

  app.get(
    adminPaths.adminFacts,
    {
      schema: {
        ...common,
        summary: "List all facts as editors see them, what is due first before what is due later",
        response: { 200: adminFactListSchema },
      },
    },
    async () => {
      const facts = await readAll();
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
      const facts = await readAll();
      async function* lines(): AsyncGenerator<string> {
        yield csvHead(columns);
        yield csvOf(facts.map(rowOf), columns);
      }
      return sendCsv(reply, "facts.csv", lines());
    },
  );

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
      return readOne(await addFact(db, request.body, change));
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
      const { pages, posts } = await readOne(id);
      const places = [...pages, ...posts.map(({ title }) => title)];
      await removeFact(db, id, places, { by: request.actor, now: now() });
      return {};
    },
  );

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
      return readOne(byDefault.id);
    },
  );

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
      await checkFact(db, byDefault, { by: request.actor, now: now() });
      return readOne(byDefault.id);
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
      return readOne(id);
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
      return readOne(id);
    },
  );

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

function namesOf({ names }: AdminFact) {
  // Safe cast: `Object.fromEntries` loses the type of the keys.
  return Object.fromEntries(languages.map((language) => [`name_${language}`, names[language]])) as Record<
    `name_${Language}`,
    string
  >;
}

function rowOf(fact: AdminFact): Record<(typeof columns)[number], string | number | null> {
  return {
    id: fact.id,
    kind: fact.kind,
    ...namesOf(fact),
    value: JSON.stringify(fact.value),
    unit: fact.unit,
    source: fact.source?.name ?? null,
    address: fact.source?.url ?? null,
    checked_on: fact.checkedOn,
    valid_until: fact.validUntil,
    every_months: fact.everyMonths,
    due_on: fact.dueOn,
    overdue: fact.isOverdue ? "yes" : "no",
    estimate: fact.isEstimate ? "yes" : "no",
    confirmed: fact.isConfirmed ? "yes" : "no",
    changed_by: fact.changedBy,
    changed_at: fact.changedAt,
    pages: fact.pages.join(" "),
    posts: fact.posts.map(({ id }) => id).join(" "),
    open_reports: fact.openReports,
    note: fact.note,
  };
}
