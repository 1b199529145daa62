import { constants } from "node:zlib";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import multipart from "@fastify/multipart";
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { postLimits } from "#api/posts.ts";
import { maxPictureBytes } from "#server/domain/prepare-picture.ts";
import type { Env } from "./env.ts";
import { accountRoutes } from "./http/accounts.ts";
import { contactRoutes } from "./http/contact.ts";
import { answerNotFound, registerErrorHandling } from "./http/errors.ts";
import { feedRoutes } from "./http/feed.ts";
import { geoRoutes } from "./http/geo.ts";
import { mediaRoutes } from "./http/media.ts";
import { messageRoutes } from "./http/messages.ts";
import { postRoutes } from "./http/posts.ts";
import { refuseForeignOrigin } from "./http/refuse-foreign-origin.ts";
import { answerBadAddress, siteRoutes, type Site } from "./http/site.ts";
import { sitemapRoutes } from "./http/sitemap.ts";
import { videoRoutes } from "./http/videos.ts";
import { openContactOutbox } from "./open-contact-outbox.ts";
import type { Database } from "./storage/database.ts";

export interface ServerParts {
  db: Database;
  env: Env;
  log: FastifyBaseLogger;
  now?: () => Date;
  /** The pages; without them the server answers calls and pictures alone. */
  site?: Site;
}

/** Puts the server together; the caller lets it listen, or sends it requests in process. */
export async function buildServer({
  db,
  env,
  log,
  now = () => new Date(),
  site,
}: ServerParts): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(env.TRUST_PROXY),
    frameworkErrors(error, request, reply) {
      request.log.warn({ reason: error.message }, "an address could not be read");
      void answerBadAddress(request, reply, { env }, site);
    },
    // The slugs of imported posts may be long.
    routerOptions: { maxParamLength: 500 },
    // While it closes, idle connections are ended and open requests are answered.
    forceCloseConnections: "idle",
  });
  const context = { db, env, now };
  registerErrorHandling(app);
  await app.register(helmet, {
    // Pages and pictures set their own; HTTPS is the owner's to promise, by the site's address.
    contentSecurityPolicy: false,
    strictTransportSecurity: env.SITE_URL.startsWith("https:"),
    // Video players refuse to play for a page that does not say where it is.
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  });
  await app.register(compress, {
    encodings: ["br", "gzip"],
    // A fifteenth smaller than with 4, in the same time; what lies above 6 takes ten times as long.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } },
  });
  await app.register(cookie);
  await app.register(multipart, {
    limits: { fileSize: maxPictureBytes, files: 1, fields: 10, fieldSize: postLimits.content * 3 },
  });
  refuseForeignOrigin(app, context);
  accountRoutes(app, context);
  postRoutes(app, context);
  mediaRoutes(app, context);
  geoRoutes(app);
  videoRoutes(app, context);
  const outbox = await openContactOutbox(app, context);
  contactRoutes(app, context, outbox);
  messageRoutes(app, context, outbox);
  sitemapRoutes(app, context);
  feedRoutes(app, context);
  app.all("/api", answerNotFound);
  app.all("/api/*", answerNotFound);
  app.setNotFoundHandler(answerNotFound);
  if (site) await siteRoutes(app, context, site);
  return app;
}

function trustedProxies(setting: Env["TRUST_PROXY"]) {
  return typeof setting === "number" ? (_address: string, hop: number) => hop < setting : setting;
}
