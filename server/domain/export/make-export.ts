import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";
import type { OnProgress } from "#server/domain/backups/add-tables.ts";
import { listPhotographFiles, withPhotograph } from "#server/domain/backups/photograph-files.ts";
import { detectPictureType } from "#server/domain/media/detect-picture-type.ts";
import { drawingsFile, exportedDrawings } from "#server/domain/media/photographs/carried-drawings.ts";
import { readStoredOriginal } from "#server/storage/originals/media-store.ts";
import { photographsFolder } from "#server/domain/media/photographs/find-photographs.ts";
import { readStoredSettings, siteNameOf } from "#server/domain/settings/read-settings.ts";
import { backedUpTables } from "#server/storage/backups/backed-up-tables.ts";
import { listBytes, readBytes, withSnapshot } from "#server/storage/backups/read-snapshot.ts";
import type { Database, Transaction } from "#server/storage/database.ts";
import { exportPosts, type PicturePlace } from "./export-posts.ts";
import { jsonArray, readableRows, secrets, startingWith } from "./export-tables.ts";

export interface ExportOptions {
  db: Database;
  /** Its photographs come too. */
  dataDir: string;
  file: string;
  signal: AbortSignal;
  now: Date;
  onProgress: OnProgress;
}

const readme = (
  site: string,
  now: Date,
) => `Everything that can be read of the site ${site}, as it was on ${now.toISOString()}.

posts.json    The posts in all languages, the newest first. The page "Import" of another site takes them from this archive,
              with their pictures.
drawings.json The drawings of the guide in whose place it shows pictures. The same page takes them too.
pictures/     The pictures, named by what is in them.
photographs/  The owner's own photographs of the guide.
data/         Each table of the database as a JSON array: revisions, former addresses, messages, people and the rest.
              Passwords and the like are left out.
`;

/** The mode of a file: only its owner may read messages and drafts. */
const fileMode = 0o600;

/**
 * Writes all that a person can read into one ZIP, as it is at one moment, while the site runs. It is written beside the file
 * under another name, which it gets when it is complete.
 *
 * @returns how many posts and pictures there are
 * @throws Error of the database, the disk, the media store or the signal; then there is no file
 */
export async function makeExport(options: ExportOptions): Promise<{ posts: number; pictures: number }> {
  const { db, file, signal } = options;
  const partial = join(dirname(file), `.${basename(file)}.${process.pid}.partial`);
  const zip = new ZipFile();
  const target = createWriteStream(partial, { flags: "wx", mode: fileMode, flush: true });
  const written = pipeline(zip.outputStream, target, { signal });
  // It is waited for where it matters; until then nobody listens.
  written.catch(() => {});
  try {
    const counts = await withSnapshot(db, async (snapshot) => {
      const counts = await addEntries(zip, snapshot, options, written);
      zip.end();
      await written;
      return counts;
    });
    await rename(partial, file);
    return counts;
  } catch (error) {
    target.destroy();
    await written.catch(() => {});
    await rm(partial, { force: true });
    throw signal.aborted ? signal.reason : error;
  }
}

async function addEntries(
  zip: ZipFile,
  snapshot: Transaction,
  { db, dataDir, signal, now, onProgress }: ExportOptions,
  written: Promise<void>,
): Promise<{ posts: number; pictures: number }> {
  const mode = 0o644;

  /** One after another: a snapshot answers one question at a time. Ends early when the file cannot be written. */
  async function add(
    name: string,
    content: AsyncIterable<Buffer>,
    { isPacked = false, mtime = now } = {},
  ): Promise<void> {
    const stream = Readable.from(content, { objectMode: false });
    const read = new Promise<void>((resolve, reject) => stream.once("end", resolve).once("error", reject));
    zip.addReadStream(stream, name, { mtime, mode, compress: !isPacked });
    await Promise.race([read, written]);
    signal.throwIfAborted();
  }

  zip.addBuffer(
    Buffer.from(readme(await siteNameOf(await readStoredSettings(snapshot)), now)),
    "README.txt",
    { mtime: now, mode },
  );
  const places = new Map<string, string>();
  const pictureTable = backedUpTables.find(({ bytes }) => bytes);
  for (const row of pictureTable ? await listBytes(snapshot, pictureTable) : []) {
    const pieces = pictureTable && "size" in row ? readBytes(snapshot, pictureTable, row) : null;
    const first = pieces
      ? ((await pieces.next()).value ?? Buffer.alloc(0))
      : await readStoredOriginal(
          db.mediaStore,
          { hash: row.key, place: "place" in row ? row.place : "" },
          signal,
        );
    const place = `pictures/${row.key}.${(await detectPictureType(first)) ?? "bin"}`;
    places.set(row.key, place);
    await add(place, startingWith(first, pieces), { isPacked: true });
    onProgress("pictures", places.size);
  }
  const placeOf: PicturePlace = (hash) => places.get(hash);
  let posts = 0;
  async function* counted(): AsyncGenerator<string> {
    for await (const post of exportPosts(snapshot, placeOf)) {
      posts += 1;
      onProgress("posts", posts);
      yield JSON.stringify(post, null, 1);
    }
  }
  await add("posts.json", jsonArray(counted()));
  await add(drawingsFile, jsonArray(exportedDrawings(snapshot, placeOf)));
  for (const table of backedUpTables) {
    const left = secrets[table.name] ?? [];
    if (left === "all" || table.bytes) continue;
    await add(`data/${table.name}.json`, jsonArray(readableRows(snapshot, table, left)));
  }
  for (const { path, file } of await listPhotographFiles(photographsFolder(dataDir)))
    await withPhotograph(file, (_, content, mtime) =>
      // The archive's own way of adding a file ends the process when the file cannot be read.
      add(`photographs/${path}`, content, { isPacked: true, mtime }),
    );
  return { posts, pictures: places.size };
}
