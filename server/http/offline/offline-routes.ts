import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyPluginAsync } from "fastify";
import { hydrationFilesPrefix } from "#api/paths.ts";
import { pagePath, toolPages } from "#i18n/addresses.ts";
import { defaultLanguage, languages } from "#i18n/languages.ts";
import { readBuildManifest } from "#server/http/build-manifest.ts";
import { removeDocumentHeaders } from "#server/http/answers/document-headers.ts";
import { etagPlugin } from "#server/http/plugins/etags.ts";
import { revalidated } from "#server/http/answers/revalidated.ts";
import { endingWorker } from "./ending-worker.ts";
import { hydrationFiles } from "./hydration-files.ts";
import { writeManifest } from "./write-manifest.ts";

interface OfflineOptions {
  /** Where the browser's build lies. */
  filesFolder: string;
}

/** The same name as in `app/site/offline/offline-caches.ts`. */
const workerName = "service-worker.js";

/** The service worker, asked for anew at each visit, and what makes the site an app on a phone. */
export const offlineRoutes: FastifyPluginAsync<OfflineOptions> = async (app, { filesFolder }) => {
  await app.register(etagPlugin);
  const file = join(filesFolder, workerName);
  // In development there is none.
  const isOn = app.env.SERVICE_WORKER && existsSync(file);
  const worker = isOn ? await readFile(file, "utf8") : endingWorker;

  app.get(`/${workerName}`, { schema: { hide: true } }, async (_request, reply) => {
    removeDocumentHeaders(reply);
    return reply.header("cache-control", "no-cache").type("text/javascript; charset=utf-8").send(worker);
  });

  const manifest = await readBuildManifest(filesFolder);
  for (const page of ["search", ...toolPages] as const) {
    for (const language of languages) {
      const files = hydrationFiles(manifest, page, language);
      app.get(
        hydrationFilesPrefix + pagePath(page, language),
        { schema: { hide: true } },
        async (_request, reply) => reply.header("cache-control", revalidated).send(files),
      );
    }
  }

  const manifests = languages.map((language) => ({ language, address: `/${language}/site.webmanifest` }));
  // Phones that installed the site before it had one for each language ask for this.
  const former = { language: defaultLanguage, address: "/site.webmanifest" };
  for (const { language, address } of [...manifests, former]) {
    app.get(address, { schema: { hide: true } }, async (_request, reply) => {
      removeDocumentHeaders(reply);
      const settings = await app.settings.readOrLast();
      return reply
        .header("cache-control", "public, max-age=3600")
        .type("application/manifest+json")
        .send(await writeManifest(language, settings));
    });
  }
};
