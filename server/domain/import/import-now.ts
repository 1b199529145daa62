import type { ImportReport } from "#api/import/import-report.ts";
import type { ImportRequest } from "#api/import/import-request.ts";
import type { Actor } from "#server/domain/audit/record-event.ts";
import { DomainError } from "#server/domain/errors.ts";
import { readCategories } from "#server/domain/posts/categories.ts";
import { withAdvisoryLock } from "#server/storage/connections/advisory-lock.ts";
import type { Database } from "#server/storage/database.ts";
import { runImport } from "./run-import.ts";
import { findOldPosts } from "./sources/find-old-posts.ts";
import { removeImportFile, requireImportFile } from "./uploaded-file.ts";

/** Key of an advisory lock; advisory-lock.ts lists all of them. Memory is enough for one import at a time. */
const importLock = 52_110_007;

/** Milliseconds for one run; the next one brings the rest. */
const longestRun = 30 * 60_000;

interface Options {
  by: Actor;
  signal: AbortSignal;
  onProgress: (step: string, done: number, total?: number) => void;
}

/**
 * Imports what somebody chose in the admin area, or looks what would come. An uploaded file is removed once all of it is here.
 *
 * @throws ImportError when there is nothing that can be imported, DomainError `not_found`, `unavailable`
 */
export async function importNow(
  { db, dataDir }: { db: Database; dataDir: string },
  { source, language, site, isDryRun }: ImportRequest,
  { by, signal, onProgress }: Options,
): Promise<ImportReport> {
  const found = "file" in source ? { file: await requireImportFile(dataDir, source.file) } : source;
  let report: ImportReport | undefined;
  await withAdvisoryLock(db, importLock, async () => {
    onProgress("read", 0);
    const oldPosts = await findOldPosts(found, {
      language,
      site,
      categories: await readCategories(db),
      isLocal: false,
    });
    try {
      report = await runImport(db, oldPosts, {
        by,
        isDryRun,
        signal: AbortSignal.any([signal, AbortSignal.timeout(longestRun)]),
        onPost: (_, done, total) => onProgress("posts", done, total),
      });
    } finally {
      oldPosts.close();
    }
  });
  if (!report) throw new DomainError("unavailable", "another import is under way");
  const isWhole = report.posts.length === report.total;
  if ("file" in source && isWhole && !isDryRun) await removeImportFile(dataDir, source.file);
  return report;
}
