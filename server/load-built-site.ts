import { join } from "node:path";
import { pathToFileURL } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { removeDocumentHeaders } from "./http/document-headers.ts";
import type { Site } from "./http/routes/site.ts";

const root = join(import.meta.dirname, "..");

// The sources of a release that is kept for a failed update lie in its build (scripts/setup/keep-release.mjs).
export const buildFolder = root.endsWith(join("build", "release")) ? join(root, "..") : join(root, "build");
const filesFolder = join(buildFolder, "client");

/** @throws Error when `npm run build` has not been run */
export async function loadBuiltSite(): Promise<Site> {
  const entry = pathToFileURL(join(buildFolder, "server", "index.js")).href;
  // The build's entry is app/site-handler.ts.
  const { renderSite } = (await import(entry)) as Pick<Site, "renderSite">;
  return { renderSite, serveFiles, filesFolder };
}

async function serveFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: filesFolder,
    // One route per file, because every other address is a page's.
    wildcard: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    // The ETag is enough; no file is large enough for range requests.
    lastModified: false,
    acceptRanges: false,
    setHeaders(reply, path) {
      removeDocumentHeaders(reply);
      const isHashed = path.startsWith(join(filesFolder, "assets"));
      reply.header(
        "cache-control",
        isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      );
    },
  });
}
