import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { adminPaths } from "#api/admin/admin-paths.ts";
import { backupFilesSchema, restoreRequestSchema, type BackupFile } from "#api/admin/backups.ts";
import { requireRecentProof } from "#server/domain/accounts/proofs.ts";
import { recordEvent } from "#server/domain/audit/record-event.ts";
import type { BackUpParts } from "#server/domain/backups/back-up.ts";
import {
  listBackupFiles,
  receiveBackup,
  removeBackupFile,
  requireBackupFile,
} from "#server/domain/backups/backup-files.ts";
import { backUpNow, exportNow, restoreNow } from "#server/domain/backups/backup-jobs.ts";
import type { BackupStore } from "#server/domain/backups/backup-store.ts";
import { megabyte } from "#server/domain/disk/free-space.ts";
import { neverCached } from "#server/http/answers/never-cached.ts";
import { senderOf, signedInOnly } from "#server/http/plugins/sign-in.ts";
import { sendWork } from "#server/http/send-work.ts";

const common = { tags: ["backups"], security: signedInOnly };
const fileParams = z.object({ name: z.string().max(100) });
/** A compressor would hold lines back; the files are compressed. */
const asItIs = { compress: false } as const;
const work = { 200: z.string().describe("Lines of JSON: progress, and in the end what came of it") };

interface Backups {
  parts: BackUpParts;
  /** Stops what is under way when the site ends. */
  signal: AbortSignal;
}

/** Backups by buttons: made, taken away, brought back, restored; and the export. */
export const backupFileRoutes: FastifyPluginAsyncZod<{ store: BackupStore | null }> = async (
  app,
  { store },
) => {
  const { db, env, now } = app;
  const parts: BackUpParts = { db, dataDir: env.DATA_DIR, passphrase: env.BACKUP_PASSPHRASE, store, now };
  const stopping = new AbortController();
  app.addHook("preClose", async () => stopping.abort(new Error("the site was stopped")));
  app.addHook("onRequest", neverCached);
  app.addHook("onRequest", app.requirePermission("backups.manage"));
  // A backup holds everything, so that reading one needs as much as changing something.
  app.addHook("onRequest", async (request) => {
    if (request.url !== adminPaths.backupFiles || request.method !== "GET")
      requireRecentProof(senderOf(request), now());
  });
  const backups = { parts, signal: stopping.signal };
  await app.register(fileRoutes, backups);
  await app.register(downloadRoutes, backups);
  await app.register(uploadRoutes, backups);
  await app.register(workRoutes, backups);
};

/** The files that there are. */
const fileRoutes: FastifyPluginAsyncZod<Backups> = async (
  app,
  { parts: { db, dataDir, passphrase, store } },
) => {
  app.get(
    adminPaths.backupFiles,
    { schema: { ...common, summary: "List the backups of the site", response: { 200: backupFilesSchema } } },
    async () => ({
      files: await listBackupFiles(dataDir),
      place: store?.address ?? null,
      hasPassphrase: passphrase !== undefined,
    }),
  );

  app.delete(
    adminPaths.backupFile.pattern,
    {
      schema: { ...common, summary: "Delete a backup", params: fileParams, response: { 200: z.object({}) } },
    },
    async (request) => {
      const { name } = request.params;
      await removeBackupFile(dataDir, name);
      await recordEvent(db, { kind: "backup_removed", by: request.actor, subject: name });
      return {};
    },
  );
};

const downloadRoutes: FastifyPluginAsyncZod<Backups> = async (app, { parts: { db, dataDir } }) => {
  app.post(
    adminPaths.backupDownload.pattern,
    {
      schema: {
        ...common,
        summary: "Say that a backup or an export is going to be downloaded",
        params: fileParams,
        response: { 200: z.object({}) },
      },
    },
    async (request) => {
      const { name } = await requireBackupFile(dataDir, request.params.name);
      await recordEvent(db, { kind: "backup_downloaded", by: request.actor, subject: name });
      return {};
    },
  );

  app.get(
    adminPaths.backupFile.pattern,
    {
      ...asItIs,
      schema: {
        ...common,
        summary: "Download a backup or an export",
        params: fileParams,
        response: { 200: z.string().describe("The file") },
      },
    },
    async (request, reply) => sendFile(reply, await requireBackupFile(dataDir, request.params.name)),
  );
};

const uploadRoutes: FastifyPluginAsyncZod<Backups> = async (app, { parts: { db, dataDir, now }, signal }) => {
  app.addContentTypeParser("application/octet-stream", (_request, content, done) => done(null, content));

  app.put(
    adminPaths.backupFiles,
    {
      ...asItIs,
      onRequest: app.requireCapacity,
      schema: {
        ...common,
        summary: "Bring a backup to the site, as bytes; it is not restored",
        consumes: ["application/octet-stream"],
        response: work,
      },
    },
    async (request, reply) =>
      sendWork(reply, async () => {
        // Safe cast: the parser above gives nothing else.
        const name = await receiveBackup(dataDir, request.body as Readable, {
          now: now(),
          signal,
          bytes: Number(request.headers["content-length"] ?? 0),
          minFree: app.env.MIN_FREE_MB * megabyte,
        });
        await recordEvent(db, { kind: "backup_uploaded", by: request.actor, subject: name });
        return { name };
      }),
  );
};

/** The calls that tell how far they are while they work. */
const workRoutes: FastifyPluginAsyncZod<Backups> = async (app, { parts, signal }) => {
  const onLeft = (error: unknown) => app.log.warn({ err: error }, "a backup could not be removed");

  app.post(
    adminPaths.backupFiles,
    { ...asItIs, schema: { ...common, summary: "Make a backup now", response: work } },
    async (request, reply) =>
      sendWork(reply, ({ onProgress }) =>
        backUpNow(parts, { by: request.actor, signal, onProgress, onLeft }),
      ),
  );

  app.post(
    adminPaths.backupRestore.pattern,
    {
      ...asItIs,
      schema: {
        ...common,
        summary: "Put a backup in the place of everything; a backup of that is made before",
        params: fileParams,
        body: restoreRequestSchema,
        response: work,
      },
    },
    async (request, reply) =>
      sendWork(reply, ({ onProgress }) =>
        restoreNow(
          parts,
          { name: request.params.name, passphrase: request.body.passphrase },
          { by: request.actor, signal, onProgress, onLeft },
        ),
      ),
  );

  app.post(
    adminPaths.export,
    {
      ...asItIs,
      schema: {
        ...common,
        summary: "Write all that can be read into a ZIP, to be downloaded",
        response: work,
      },
    },
    async (request, reply) =>
      sendWork(reply, ({ onProgress }) =>
        exportNow(parts, { by: request.actor, signal, onProgress, onLeft }),
      ),
  );
};

function sendFile(reply: FastifyReply, { path, name, bytes }: BackupFile & { path: string }): FastifyReply {
  return reply
    .header("content-disposition", `attachment; filename="${name}"`)
    .header("content-length", bytes)
    .type("application/octet-stream")
    .send(createReadStream(path));
}
