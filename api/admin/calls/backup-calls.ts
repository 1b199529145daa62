import { adminPaths } from "#api/admin/admin-paths.ts";
import type { BackupFiles, Restored, RestoreRequest } from "#api/admin/backups.ts";
import { readError } from "#api/errors/read-error.ts";
import { withBody, type Transport } from "#api/transport.ts";
import { readWork } from "#api/work.ts";

/** Called with the step of the work, and how many of its items are done. */
export type OnStep = (step: { step: string; done: number }) => void;

export function backupCalls({ call, reach }: Transport) {
  async function work<Result>(path: string, init: RequestInit, onStep: OnStep = () => {}): Promise<Result> {
    const response = await reach(path, init);
    if (!response.ok) throw await readError(response);
    return readWork<Result>(response, onStep);
  }

  return {
    listBackupFiles: () => call<BackupFiles>(adminPaths.backupFiles),
    makeBackup: (onStep?: OnStep) =>
      work<{ name: string; bytes: number }>(adminPaths.backupFiles, { method: "POST" }, onStep),
    uploadBackup: (file: Blob) =>
      work<{ name: string }>(adminPaths.backupFiles, {
        method: "PUT",
        headers: { "content-type": "application/octet-stream" },
        body: file,
      }),
    prepareDownload: (name: string) => call<object>(adminPaths.backupDownload({ name }), { method: "POST" }),
    deleteBackup: (name: string) => call<object>(adminPaths.backupFile({ name }), { method: "DELETE" }),
    restoreBackup: (name: string, request: RestoreRequest, onStep?: OnStep) =>
      work<Restored>(adminPaths.backupRestore({ name }), withBody("POST", request), onStep),
    makeExport: (onStep?: OnStep) =>
      work<{ name: string; posts: number; pictures: number }>(adminPaths.export, { method: "POST" }, onStep),
  };
}
