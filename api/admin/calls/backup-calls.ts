import { adminPaths } from "#api/admin/admin-paths.ts";
import type { BackupFiles, Restored, RestoreRequest } from "#api/admin/backups.ts";
import { withBody, type Transport } from "#api/transport.ts";
import { callWork, type OnStep } from "#api/work.ts";

export function backupCalls(transport: Transport) {
  const { call } = transport;
  return {
    listBackupFiles: () => call<BackupFiles>(adminPaths.backupFiles),
    makeBackup: (onStep?: OnStep) =>
      callWork<{ name: string; bytes: number }>(
        transport,
        { path: adminPaths.backupFiles, method: "POST" },
        onStep,
      ),
    uploadBackup: (file: Blob) =>
      callWork<{ name: string }>(transport, {
        path: adminPaths.backupFiles,
        method: "PUT",
        headers: { "content-type": "application/octet-stream" },
        body: file,
      }),
    prepareDownload: (name: string) => call<object>(adminPaths.backupDownload({ name }), { method: "POST" }),
    deleteBackup: (name: string) => call<object>(adminPaths.backupFile({ name }), { method: "DELETE" }),
    restoreBackup: (name: string, request: RestoreRequest, onStep?: OnStep) =>
      callWork<Restored>(
        transport,
        { path: adminPaths.backupRestore({ name }), ...withBody("POST", request) },
        onStep,
      ),
    makeExport: (onStep?: OnStep) =>
      callWork<{ name: string; posts: number; pictures: number }>(
        transport,
        { path: adminPaths.export, method: "POST" },
        onStep,
      ),
  };
}
