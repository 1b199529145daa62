import { adminPaths } from "#api/admin/admin-paths.ts";
import type { ImportReport } from "#api/import/import-report.ts";
import type { ImportRequest } from "#api/import/import-request.ts";
import { withBody, type Transport } from "#api/transport.ts";
import { callWork, type OnStep } from "#api/work.ts";

export function importCalls(transport: Transport) {
  return {
    uploadImport: (file: Blob) =>
      callWork<{ file: string }>(transport, {
        path: adminPaths.importFiles,
        method: "PUT",
        headers: { "content-type": "application/octet-stream" },
        body: file,
      }),
    importPosts: (request: ImportRequest, onStep?: OnStep) =>
      callWork<ImportReport>(transport, { path: adminPaths.import, ...withBody("POST", request) }, onStep),
  };
}
