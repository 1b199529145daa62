import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { backupStateSchema } from "#api/admin/backups.ts";
import { adminPaths } from "#api/admin/admin-paths.ts";
import { failureOf, findBackupState } from "#server/domain/backups/run-backup.ts";
import type { BackupStore } from "#server/domain/backups/backup-store.ts";
import { neverCached } from "#server/http/answers/never-cached.ts";
import { signedInOnly } from "#server/http/plugins/sign-in.ts";
import { backupFileRoutes } from "./backup-files.ts";

/** All of backups: how old the last one is, and those that can be taken away or restored. */
export const backupRoutes: FastifyPluginAsyncZod<{ store: BackupStore | null }> = async (app, { store }) => {
  await app.register(backupStateRoute);
  await app.register(backupFileRoutes, { store });
};

const backupStateRoute: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  app.addHook("onRequest", neverCached);
  app.addHook("onRequest", app.requirePermission("status.read"));

  app.get(
    adminPaths.backups,
    {
      schema: {
        tags: ["backups"],
        security: signedInOnly,
        summary: "Tell how old the last good backup is, and why one failed",
        response: { 200: backupStateSchema },
      },
    },
    async () => {
      const { state, lastGoodAt, failure } = await findBackupState(db, now());
      return {
        state,
        lastGoodAt: lastGoodAt?.toISOString() ?? null,
        failure: failure && { ...failure, at: failure.at.toISOString(), reason: failureOf(failure.message) },
      };
    },
  );
};
