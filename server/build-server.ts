import { constants } from "node:zlib";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import multipart from "@fastify/multipart";
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { CdnTimes } from "#server/domain/network/cdn-purger.ts";
import { createContactMailer } from "#server/domain/contact-messages/contact-mailer.ts";
import { openOutbox, type Outbox } from "#server/domain/contact-messages/outbox.ts";
import { databaseRefusalOf, isDatabaseLost } from "#server/domain/database-refusal.ts";
import { contactMailOf, siteNameOf } from "#server/domain/settings/read-settings.ts";
import { limitPictureWork } from "#server/domain/media/picture-semaphore.ts";
import type { Env } from "./env.ts";
import { answerClientError } from "./http/connections/answer-client-error.ts";
import { monitoringRoutes } from "./http/monitoring/monitoring-routes.ts";
import { watchRequests, type ShareReports } from "./http/monitoring/watch-requests.ts";
import { answerNotFound, errorPlugin } from "./http/errors.ts";
import { administratorNotice } from "./http/plugins/administrator-notice.ts";
import {
  answerHeadersPlugin,
  createAnswerHeaders,
  newRequestId,
  setAnswerHeaders,
} from "./http/plugins/answer-headers.ts";
import { auditRefusals } from "./http/plugins/audit-refusals.ts";
import { cdnPlugin, openCdnPurger } from "./http/plugins/cdn.ts";
import { contextPlugin, type HttpContext } from "./http/plugins/context.ts";
import { guidePlugin } from "./http/plugins/guide.ts";
import { namePlugins } from "./http/plugins/name-plugins.ts";
import { openApiPlugin } from "./http/plugins/openapi.ts";
import { createAlertReader } from "./http/guide/read-alerts.ts";
import { bookRoutes } from "./http/book/book-routes.ts";
import { pocketRoutes } from "./http/pocket/pocket-routes.ts";
import { createOverloadGuards, overloadPlugin } from "./http/plugins/overload.ts";
import { pageCachePlugin } from "./http/plugins/page-cache.ts";
import { proxyNotice } from "./http/plugins/proxy-notice.ts";
import { refuseForeignOrigin } from "./http/plugins/refuse-foreign-origin.ts";
import { schemaController, schemasPlugin } from "./http/plugins/schemas.ts";
import { signInPlugin } from "./http/plugins/sign-in.ts";
import { createVisitWatch, visitsPlugin } from "./http/visits/visits.ts";
import { offlineRoutes } from "./http/offline/offline-routes.ts";
import { PageStore } from "./http/pages/page-store.ts";
import { streamedParts } from "./http/uploads/read-form-parts.ts";
import { registrationAndSignInRoutes } from "./http/routes/accounts/registration-and-sign-in.ts";
import { accountEmailRoutes } from "./http/routes/accounts/account-emails.ts";
import { accountListRoutes } from "./http/routes/accounts/account-list.ts";
import { invitationRoutes } from "./http/routes/accounts/invitations.ts";
import { ownAccountRoutes } from "./http/routes/accounts/own-account.ts";
import { passkeyRoutes } from "./http/routes/accounts/passkeys.ts";
import { passkeySignInRoutes } from "./http/routes/accounts/passkey-sign-in.ts";
import { secondFactorRoutes } from "./http/routes/accounts/second-factor.ts";
import { apiDocsRoutes } from "./http/routes/operation/api-docs.ts";
import { adminDocumentRoutes } from "#server/http/routes/pages/documents.ts";
import { adminFactRoutes } from "./http/routes/facts/admin-facts.ts";
import { backupRoutes } from "./http/routes/operation/backups.ts";
import { adminPostRoutes } from "./http/routes/posts/admin-posts.ts";
import { auditEventRoutes } from "./http/routes/operation/audit-events.ts";
import { mediaLibraryRoutes } from "./http/routes/media/media-library.ts";
import { contactMessageRoutes } from "./http/routes/contact/contact-messages.ts";
import { statisticsRoutes } from "./http/routes/operation/statistics.ts";
import { redirectRoutes } from "./http/routes/operation/redirects.ts";
import { contactServiceRoutes } from "./http/routes/contact/contact-service.ts";
import { emailServiceRoutes } from "./http/routes/contact/email-service.ts";
import { factRoutes } from "./http/routes/facts/facts.ts";
import { homeSectionRoutes } from "./http/routes/pages/home-sections.ts";
import { homeSlideRoutes } from "./http/routes/pages/home-slides.ts";
import { authorRoutes } from "./http/routes/blog/authors.ts";
import { categoryRoutes } from "./http/routes/blog/categories.ts";
import { siteAlertRoutes } from "./http/routes/pages/site-alerts.ts";
import { guideRoutes } from "./http/routes/pages/guide.ts";
import { pageWritingRoutes } from "./http/routes/writing/page-writing.ts";
import { ownPageRoutes } from "./http/routes/pages/own-pages.ts";
import { calendarRoutes } from "./http/routes/calendars/calendars.ts";
import { departureCalendarRoutes } from "./http/routes/calendars/departure-calendar.ts";
import { feedRoutes } from "./http/routes/blog/feed.ts";
import { geoRoutes } from "./http/routes/operation/geo.ts";
import { mediaRoutes } from "./http/routes/media/media.ts";
import { postRoutes } from "./http/routes/posts/posts.ts";
import { answerBadAddress, siteRoutes, type Site } from "./http/routes/pages/site.ts";
import { searchRoutes } from "./http/routes/pages/search.ts";
import { deadLinkRoutes } from "./http/routes/operation/dead-links.ts";
import { siteDetailsRoutes } from "./http/routes/operation/site-details.ts";
import { siteMenuRoutes } from "./http/routes/operation/site-menu.ts";
import { siteSettingsRoutes } from "./http/routes/operation/site-settings.ts";
import { sitemapRoutes } from "./http/routes/pages/sitemap.ts";
import { postWritingRoutes } from "./http/routes/writing/post-writing.ts";
import { tripFileRoutes } from "./http/routes/calendars/trip-files.ts";
import { videoRoutes } from "./http/routes/media/videos.ts";
import { visitRoutes } from "./http/routes/operation/visits.ts";
import { postsImportRoutes } from "./http/routes/operation/posts-import.ts";
import { backupStoreOf } from "./open-backups.ts";
import { waitingAccountRoutes } from "./http/routes/accounts/waiting-accounts.ts";
import { startJobs } from "./start-jobs.ts";

export interface ServerParts extends Omit<HttpContext, "now"> {
  log: FastifyBaseLogger;
  now?: () => Date;
  /** Without it the server answers only calls and pictures. */
  site?: Site;
  /** Whether this process runs the jobs that only one process of a start may run. */
  runsJobs?: boolean;
  /** How processes tell one another of themselves; without it there is this one alone. */
  shareReports?: ShareReports;
  /** How long a CDN is waited for; of the purger's own choice when left out. */
  cdnTimes?: CdnTimes;
}

export async function buildServer({
  db,
  env,
  log,
  now = () => new Date(),
  site,
  runsJobs = true,
  shareReports,
  cdnTimes,
}: ServerParts): Promise<FastifyInstance> {
  limitPictureWork(env.UV_THREADPOOL_SIZE);
  // One process tells for all.
  const purger = runsJobs && site ? openCdnPurger(env, log, cdnTimes) : null;
  const pages = new PageStore({
    maxBytes: env.PAGE_CACHE_MB * 1024 * 1024,
    compression: env.PAGE_COMPRESSION,
    now,
    isCutOff: () => isDatabaseLost(db),
    isOutage: (error) => databaseRefusalOf(error) !== null,
  });
  pages.onChange(({ isRemoval }) => purger?.purge(isRemoval ? ["pages", "pictures"] : ["pages"]));
  const visits = createVisitWatch({ env, now });
  const answerHeaders = createAnswerHeaders(env);
  const guards = createOverloadGuards(env, { pages, visits, answerHeaders });
  const app = fastify({ ...requestOptions({ env, log, site }), serverFactory: guards.serverFactory });
  namePlugins(app);
  const answerFirst = site?.answerFirst;
  if (answerFirst)
    app.addHook("onRequest", (request, reply, done) => answerFirst(request.raw, reply.raw, done));
  await app.register(errorPlugin);
  await app.register(contextPlugin, { db, env, now });
  await app.register(guidePlugin, { pages });
  await app.register(visitsPlugin, { visits });
  await app.register(cdnPlugin, { purger });
  await app.register(overloadPlugin, guards);
  await app.register(proxyNotice);
  await app.register(answerHeadersPlugin, { answerHeaders });
  await registerCompression(app);
  await app.register(cookie);
  await app.register(multipart, streamedParts);
  await app.register(auditRefusals);
  await app.register(refuseForeignOrigin);
  await app.register(schemasPlugin);
  await app.register(openApiPlugin);
  await app.register(signInPlugin);
  await app.register(administratorNotice);
  // In development the sources of a page change too.
  const isKept = site !== undefined && !site.injectsStyles;
  await app.register(pageCachePlugin, { pages, isKept });

  await app.register(watchRequests, { shareReports });

  const outbox = openContactOutbox(app, runsJobs);
  if (runsJobs) startJobs(app);
  await registerCalls(app, outbox);
  app.all("/api", answerNotFound);
  app.all("/api/*", answerNotFound);
  app.setNotFoundHandler(answerNotFound);
  if (site) {
    // Without a worker, nobody could read it without a network.
    if (env.SERVICE_WORKER) await app.register(pocketRoutes, { filesFolder: site.filesFolder });
    await app.register(bookRoutes);
    await app.register(offlineRoutes, site);
    await app.register(siteRoutes, { site, runsJobs });
  }
  return app;
}

/** How requests are read before any route is found. */
function requestOptions({ env, log, site }: { env: Env; log: FastifyBaseLogger; site: Site | undefined }) {
  return {
    loggerInstance: log,
    genReqId: newRequestId,
    schemaController,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(env.TRUST_PROXY),
    clientErrorHandler: answerClientError,
    frameworkErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
      request.log.warn({ reason: error.message }, "an address could not be read");
      // No hook has run.
      setAnswerHeaders(request.server.answerHeaders, reply.raw, request.id);
      void answerBadAddress(request, reply, env, site);
    },
    // The slugs of imported posts may be long.
    routerOptions: { maxParamLength: 500 },
    // On closing, open requests are still answered.
    forceCloseConnections: "idle" as const,
    // On a machine that has much else to do, a start may take its time; it does not fail for that.
    pluginTimeout: 0,
  };
}

async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    // A small body could be unpacked to any size.
    globalDecompression: false,
    encodings: ["br", "gzip"],
    // 7 % smaller than with quality 4 in the same time; qualities above 6 take ten times as long.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 18 } },
  });
}

/** Calls that need no more than the server. */
const calls = [
  registrationAndSignInRoutes,
  ownAccountRoutes,
  secondFactorRoutes,
  passkeyRoutes,
  passkeySignInRoutes,
  accountListRoutes,
  accountEmailRoutes,
  waitingAccountRoutes,
  invitationRoutes,
  postRoutes,
  mediaRoutes,
  mediaLibraryRoutes,
  geoRoutes,
  videoRoutes,
  contactServiceRoutes,
  factRoutes,
  guideRoutes,
  adminFactRoutes,
  adminDocumentRoutes,
  pageWritingRoutes,
  ownPageRoutes,
  siteMenuRoutes,
  homeSectionRoutes,
  homeSlideRoutes,
  authorRoutes,
  categoryRoutes,
  postsImportRoutes,
  auditEventRoutes,
  visitRoutes,
  statisticsRoutes,
  redirectRoutes,
  deadLinkRoutes,
  adminPostRoutes,
  postWritingRoutes,
  monitoringRoutes,
  searchRoutes,
  sitemapRoutes,
  feedRoutes,
  calendarRoutes,
  tripFileRoutes,
  departureCalendarRoutes,
  apiDocsRoutes,
] satisfies FastifyPluginAsyncZod[];

async function registerCalls(app: FastifyInstance, outbox: Outbox): Promise<void> {
  for (const routes of calls) await app.register(routes);
  const readAlerts = createAlertReader(app);
  await app.register(emailServiceRoutes, { outbox });
  await app.register(contactMessageRoutes, { outbox });
  await app.register(siteDetailsRoutes, { readAlerts });
  await app.register(siteSettingsRoutes, { outbox });
  await app.register(siteAlertRoutes, { readAlerts });
  await app.register(backupRoutes, { store: backupStoreOf(app.env) });
}

/** Runs while the server runs, and mails nothing while no mail server is set. */
function openContactOutbox(app: FastifyInstance, runsJobs: boolean): Outbox {
  const { db, env, now, settings } = app;
  const outbox = openOutbox({
    db,
    now,
    async send(message, signal) {
      const current = await settings.read();
      const mail = contactMailOf(current);
      if (!mail) throw new Error("no mail server is set, or nobody who gets the messages");
      const siteName = await siteNameOf(current);
      await createContactMailer({ ...mail, siteName, siteUrl: env.SITE_URL })(message, signal);
    },
    onError: (problem) => app.log.warn(problem, "a contact message could not be mailed"),
  });
  // Any process mails the messages that it took itself.
  if (runsJobs)
    app.addHook("onReady", async () => {
      if (contactMailOf(await settings.readOrLast())) void outbox.sendDue();
    });
  app.addHook("onClose", () => outbox.close());
  return outbox;
}

function trustedProxies(setting: Env["TRUST_PROXY"]) {
  return typeof setting === "number" ? (_address: string, hop: number) => hop < setting : setting;
}
