import { createHash, timingSafeEqual } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { adminPaths } from "#api/admin/admin-paths.ts";
import { paths } from "#api/paths.ts";
import { readinessSchema } from "#api/monitoring/readiness.ts";
import { siteStatusSchema } from "#api/monitoring/site-status.ts";
import { countContent, createSiteCheck, toBeChecked } from "#server/domain/monitoring/check-site.ts";
import { DomainError } from "#server/domain/errors.ts";
import { isFromThisMachine } from "#server/http/is-from-this-machine.ts";
import { neverCached } from "#server/http/answers/never-cached.ts";
import { signedInOnly } from "#server/http/plugins/sign-in.ts";
import { prometheusText } from "./prometheus-text.ts";
import { mergeMinutes } from "./merge-minutes.ts";

/** For who watches the site from outside, and for the status page. */
export const monitoringRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, env, now } = app;
  const check = createSiteCheck(toBeChecked(db, env, { now, settings: app.settings }));
  const version = await readVersion();
  app.addHook("onRequest", neverCached);

  app.get(
    paths.ready,
    // No calls of the API, so without tags they stay out of its description.
    { schema: { response: { 200: readinessSchema, 503: readinessSchema } } },
    async (request, reply) => {
      const { ready, checks } = await check();
      reply.code(ready ? 200 : 503);
      // How full the disk is concerns nobody else.
      const shown = mayWatch(request) ? checks : checks.map(({ name, state }) => ({ name, state }));
      return { ready, checks: shown };
    },
  );

  app.get(paths.metrics, async (request, reply) => {
    if (!mayWatch(request)) throw new DomainError("not_found", "not found");
    const [reports, readiness] = await Promise.all([app.collectReports(), check()]);
    return reply.type("text/plain; version=0.0.4; charset=utf-8").send(prometheusText(reports, readiness));
  });

  app.get(
    adminPaths.siteStatus,
    {
      onRequest: app.requirePermission("status.read"),
      schema: {
        tags: ["monitoring"],
        security: signedInOnly,
        summary: "Tell how the site is, and how it was in the last hours",
        response: { 200: siteStatusSchema },
      },
    },
    async () => {
      const [reports, readiness, counts] = await Promise.all([
        app.collectReports(),
        check(),
        countContent(db),
      ]);
      const startedAt = Math.min(...reports.map((report) => report.startedAt));
      return {
        ...readiness,
        version,
        startedAt: new Date(startedAt).toISOString(),
        processes: reports.length,
        counts,
        minutes: mergeMinutes(reports),
      };
    },
  );
};

async function readVersion(): Promise<string> {
  const file = new URL("../../../package.json", import.meta.url);
  // Safe cast: npm needs a version there.
  const { version } = JSON.parse(await readFile(file, "utf8")) as { version: string };
  return version;
}

/** With the token; a site of this machine alone needs none. */
function mayWatch(request: FastifyRequest): boolean {
  const token = request.server.env.METRICS_TOKEN;
  if (token === undefined) return isFromThisMachine(request);
  return isSame(request.headers.authorization ?? "", `Bearer ${token}`);
}

/** Compares in a time that does not tell how much is right. */
function isSame(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash("sha256").update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
