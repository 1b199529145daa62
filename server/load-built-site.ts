import { join } from "node:path";
import { pathToFileURL } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { Site } from "./http/site.ts";

const buildFolder = join(import.meta.dirname, "..", "build");

/** What helmet says of every answer and means of documents: on each of a page's forty files it is only weight. */
const documentHeaders = [
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "referrer-policy",
  "x-dns-prefetch-control",
  "x-download-options",
  "x-permitted-cross-domain-policies",
  "x-xss-protection",
];

/**
 * Loads the pages as `npm run build` left them.
 *
 * @throws Error when there is no build
 */
export async function loadBuiltSite(): Promise<Site> {
  const entry = pathToFileURL(join(buildFolder, "server", "index.js")).href;
  // The build's entry is app/site-handler.ts.
  const { renderSite } = (await import(entry)) as Pick<Site, "renderSite">;
  return { renderSite, serveFiles };
}

async function serveFiles(app: FastifyInstance): Promise<void> {
  const root = join(buildFolder, "client");
  await app.register(fastifyStatic, {
    root,
    // A route for each file that is there; everything else is a page's address.
    wildcard: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    // The ETag is enough, and nothing here is long enough to be fetched in parts.
    lastModified: false,
    acceptRanges: false,
    setHeaders(reply, path) {
      for (const name of documentHeaders) reply.removeHeader(name);
      const lasting = path.startsWith(join(root, "assets"));
      reply.header("cache-control", lasting ? "public, max-age=31536000, immutable" : "public, max-age=3600");
    },
  });
}
