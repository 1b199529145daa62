import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { removeDocumentHeaders } from "./http/answers/document-headers.ts";
import type { Site } from "./http/routes/pages/site.ts";

const root = join(import.meta.dirname, "..");

// The sources of a release that is kept for a failed update lie in its build (scripts/setup/keep-release.mjs).
export const buildFolder = root.endsWith(join("build", "release")) ? join(root, "..") : join(root, "build");

/** @throws Error when `npm run build` has not been run */
export async function loadBuiltSite(folder = buildFolder): Promise<Site> {
  const entry = pathToFileURL(join(folder, "server", "index.js")).href;
  // The build's entry is app/site-handler.ts.
  const { renderSite } = (await import(entry)) as Pick<Site, "renderSite">;
  const filesFolder = join(folder, "client");
  // Pages that were sent by former builds still ask for their files (scripts/setup/keep-assets.mjs).
  const folders = [filesFolder, join(folder, "former")].filter((path) => existsSync(path));
  return { renderSite, serveFiles: (app) => serveFiles(app, folders), filesFolder };
}

async function serveFiles(app: FastifyInstance, folders: string[]): Promise<void> {
  await app.register(fastifyStatic, {
    root: folders,
    // One route per file, because every other address is a page's.
    wildcard: false,
    index: false,
    // The first has a route of its own, which says how long it may be stored; the others are sent in place of the files beside them.
    globIgnore: ["service-worker.js*", "**/*.br"],
    cacheControl: false,
    preCompressed: true,
    // The ETag is enough; no file is large enough for range requests.
    lastModified: false,
    acceptRanges: false,
    setHeaders(reply, path) {
      removeDocumentHeaders(reply);
      const isHashed = folders.some((folder) => path.startsWith(join(folder, "assets")));
      reply.header(
        "cache-control",
        isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      );
    },
  });
}
