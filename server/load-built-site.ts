import { existsSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { pathToFileURL } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { removeDocumentHeaders } from "./http/answers/document-headers.ts";
import type { Site } from "./http/routes/pages/site.ts";
import { redirectMissing } from "./http/visits/missing-page.ts";

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
  const former = join(folder, "former", "assets");
  return { renderSite, serveFiles: (app) => serveFiles(app, filesFolder, former), filesFolder };
}

async function serveFiles(app: FastifyInstance, filesFolder: string, former: string): Promise<void> {
  const assets = join(filesFolder, "assets");
  await app.register(fastifyStatic, {
    root: filesFolder,
    // One route per file, because every other address is a page's; those of many files have one for a folder below.
    wildcard: false,
    index: false,
    // The first has a route of its own, which says how long it may be stored; the others are sent in place of the files beside them.
    globIgnore: ["service-worker.js*", "assets/**", "pictures/**", "**/*.br"],
    cacheControl: false,
    preCompressed: true,
    // The ETag is enough; no file is large enough for range requests.
    lastModified: false,
    acceptRanges: false,
    setHeaders(reply, path) {
      removeDocumentHeaders(reply);
      const isHashed = [assets, former].some((folder) => path.startsWith(folder));
      reply.header(
        "cache-control",
        isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      );
    },
  });
  // They are so many, after some updates thousands, that to make a route for each took half of a start, and megabytes.
  const folders = new Map([former, assets].flatMap((path) => namesIn(path).map((name) => [name, path])));
  app.get<{ Params: { name: string } }>("/assets/:name", { schema: { hide: true } }, (request, reply) => {
    const { name } = request.params;
    const folder = folders.get(name);
    return folder === undefined ? reply.callNotFound() : reply.sendFile(name, folder);
  });
  const pictures = new Set(namesIn(join(filesFolder, "pictures")));
  app.get<{ Params: { "*": string } }>("/pictures/*", { schema: { hide: true } }, async (request, reply) => {
    const { "*": name } = request.params;
    if (pictures.has(name)) return reply.sendFile(`pictures/${name}`);
    // The owner's former site may have had pictures there.
    if (await redirectMissing(reply, { status: 404, headers: new Headers() })) return reply;
    return reply.callNotFound();
  });
}

/** The files in a folder and in those below it, without their compressed forms. */
function namesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".br"))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, "/"));
}
