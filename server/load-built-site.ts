import { join } from "node:path";
import { pathToFileURL } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { removeDocumentHeaders } from "./http/document-headers.ts";
import type { Site } from "./http/site.ts";

const buildFolder = join(import.meta.dirname, "..", "build");
const filesFolder = join(buildFolder, "client");

/**
 * Loads the pages as `npm run build` left them.
 *
 * @throws Error when there is no build
 */
export async function loadBuiltSite(): Promise<Site> {
  const entry = pathToFileURL(join(buildFolder, "server", "index.js")).href;
  // The build's entry is app/site-handler.ts.
  const { renderSite } = (await import(entry)) as Pick<Site, "renderSite">;
  return { renderSite, serveFiles, filesFolder };
}

async function serveFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: filesFolder,
    // A route for each file that is there; everything else is a page's address.
    wildcard: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    // The ETag is enough, and nothing here is long enough to be fetched in parts.
    lastModified: false,
    acceptRanges: false,
    setHeaders(reply, path) {
      removeDocumentHeaders(reply);
      const lasting = path.startsWith(join(filesFolder, "assets"));
      reply.header("cache-control", lasting ? "public, max-age=31536000, immutable" : "public, max-age=3600");
    },
  });
}
