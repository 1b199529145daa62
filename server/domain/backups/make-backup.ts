import packageInfo from "../../../package.json" with { type: "json" };
import { readStoredOriginal } from "#server/storage/originals/media-store.ts";
import { requireOriginalsAtHand } from "#server/domain/media/originals.ts";
import { photographsFolder } from "#server/domain/media/photographs/find-photographs.ts";
import { listMigrations } from "#server/storage/backups/inspect-database.ts";
import { withSnapshot } from "#server/storage/backups/read-snapshot.ts";
import type { Database } from "#server/storage/database.ts";
import { addTables, type OnProgress } from "./add-tables.ts";
import { formatVersion, photographsPrefix, type Manifest } from "./backup-format.ts";
import { listPhotographFiles, withPhotograph } from "./photograph-files.ts";
import { writeArchive, type ArchiveOptions, type ArchiveWriter } from "./write-archive.ts";

export interface BackupOptions extends ArchiveOptions {
  db: Database;
  /** Its photographs are backed up too. */
  dataDir: string;
  file: string;
  now: Date;
  onProgress?: OnProgress | undefined;
}

const neverAborted = new AbortController().signal;

/**
 * Backs up what the installation could not make again, as it is at one moment, while the site runs.
 *
 * @returns the manifest of the complete file
 * @throws Error of the database, the disk, the media store or the signal; then there is no file
 */
export async function makeBackup({
  db,
  dataDir,
  file,
  now,
  onProgress,
  ...options
}: BackupOptions): Promise<Manifest> {
  await requireOriginalsAtHand(db);
  const { signal = neverAborted } = options;
  const migration = (await listMigrations(db)).at(-1);
  if (migration === undefined) throw new Error("the database has had no migration");
  const header = {
    format: "irany-peru-backup" as const,
    formatVersion,
    siteVersion: packageInfo.version,
    createdAt: now.toISOString(),
    migration,
  };
  return writeArchive(file, header, options, async (archive) => {
    const content = await withSnapshot(db, (snapshot) =>
      addTables(archive, snapshot, {
        signal,
        onProgress,
        readElsewhere: ({ key: hash, place }) => readStoredOriginal(db.mediaStore, { hash, place }, signal),
      }),
    );
    const photographs = await addPhotographs(archive, photographsFolder(dataDir), onProgress);
    return { ...content, photographs };
  });
}

async function addPhotographs(
  archive: ArchiveWriter,
  folder: string,
  onProgress?: OnProgress,
): Promise<number> {
  const photographs = await listPhotographFiles(folder);
  for (const [index, { path, file }] of photographs.entries()) {
    await withPhotograph(file, (size, content) => archive.addLarge(photographsPrefix + path, size, content));
    onProgress?.("photographs", index + 1);
  }
  return photographs.length;
}
