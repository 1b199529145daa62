import type { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { adminPaths } from "#api/admin/admin-paths.ts";
import { importRequestSchema } from "#api/import/import-request.ts";
import { requireRecentProof } from "#server/domain/accounts/proofs.ts";
import { megabyte } from "#server/domain/disk/free-space.ts";
import { importNow } from "#server/domain/import/import-now.ts";
import { receiveImportFile, removeOldImportFiles } from "#server/domain/import/uploaded-file.ts";
import { startRepeating } from "#server/domain/work/start-repeating.ts";
import { neverCached } from "#server/http/answers/never-cached.ts";
import { senderOf, signedInOnly } from "#server/http/plugins/sign-in.ts";
import { sendWork } from "#server/http/send-work.ts";

/** A compressor would hold lines back. */
const common = { compress: false } as const;
const documented = { tags: ["posts"], security: signedInOnly };
const work = { 200: z.string().describe("Lines of JSON: progress, and in the end what came of it") };

/** Milliseconds between two looks for files that nobody imported. */
const purgeInterval = 60 * 60_000;

/** Posts brought from another system by a button: the file first, then what would come, then the import itself. */
export const postsImportRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, env, now } = app;
  const dataDir = env.DATA_DIR;
  const stopping = new AbortController();
  const { signal } = stopping;
  app.addHook("preClose", async () => stopping.abort(new Error("the site was stopped")));
  removeOldFiles(app);
  app.addHook("onRequest", neverCached);
  app.addHook("onRequest", app.requirePermission("posts.import"));
  app.addHook("onRequest", async (request) => requireRecentProof(senderOf(request), now()));
  app.addHook("onRequest", app.requireCapacity);
  app.addContentTypeParser("application/octet-stream", (_request, content, done) => done(null, content));

  app.put(
    adminPaths.importFiles,
    {
      ...common,
      schema: {
        ...documented,
        summary: "Bring a file of posts to the site, as bytes; it is not imported, and stays for a day",
        consumes: ["application/octet-stream"],
        response: work,
      },
    },
    async (request, reply) =>
      sendWork(reply, async () => ({
        // Safe cast: the parser above gives nothing else.
        file: await receiveImportFile(dataDir, request.body as Readable, {
          signal,
          bytes: Number(request.headers["content-length"] ?? 0),
          minFree: env.MIN_FREE_MB * megabyte,
        }),
      })),
  );

  app.post(
    adminPaths.import,
    {
      ...common,
      schema: {
        ...documented,
        summary: "Import posts of another system, or look what would come",
        body: importRequestSchema,
        response: work,
      },
    },
    async (request, reply) =>
      sendWork(reply, ({ onProgress }) =>
        importNow({ db, dataDir }, request.body, { by: request.actor, signal, onProgress }),
      ),
  );
};

function removeOldFiles(app: FastifyInstance): void {
  const { stop } = startRepeating(() => removeOldImportFiles(app.env.DATA_DIR, app.now()), {
    every: purgeInterval,
    onError: (error) => app.log.warn({ err: error }, "files to import could not be removed"),
  });
  app.addHook("onClose", stop);
}
