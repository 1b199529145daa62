import { open, readFile, stat } from "node:fs/promises";
import { dirname, posix } from "node:path";
import { openPromise, type Entry, type ZipFile } from "yauzl";
import { maxPictureBytes } from "#api/admin/media-limits.ts";
import { ImportError, tooLarge } from "../import-error.ts";
import { FetchError, readAll } from "#server/domain/network/guarded-request.ts";
import { readIn, type ReadBeside } from "./fetch-beside.ts";

/** Files of an archive: their names are kept in memory. */
const maxEntries = 200_000;

/** The text of posts, and what lies beside it. */
interface SourceFile {
  text: string;
  readBeside: ReadBeside;
  close: () => void;
}

/**
 * Opens a file of posts, or a ZIP in which there is one with the pictures beside it, such as our own export.
 *
 * @param options.maxBytes of the text, which is read as a whole
 * @param options.isLocal whether it lies in a folder of its own, with its pictures
 * @throws ImportError
 */
export async function openSourceFile(
  file: string,
  { maxBytes, isLocal }: { maxBytes: number; isLocal: boolean },
): Promise<SourceFile> {
  if (await isArchive(file)) return openArchive(file, maxBytes);
  if ((await stat(file)).size > maxBytes) throw tooLarge(maxBytes);
  const text = await readFile(file, "utf8");
  return { text, readBeside: isLocal ? readIn(dirname(file)) : async () => null, close() {} };
}

/** By its first bytes, whatever its name. */
async function isArchive(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    return ["PK\u0003\u0004", "PK\u0005\u0006"].includes(buffer.toString("latin1"));
  } finally {
    await handle.close();
  }
}

async function openArchive(file: string, maxBytes: number): Promise<SourceFile> {
  const zip = await openPromise(file, { autoClose: false }).catch(refuseAsDamaged);
  try {
    if (zip.entryCount > maxEntries) throw new ImportError("damagedArchive", "it has too many files");
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const posts = findPosts([...entries.values()]);
    if (!posts) throw new ImportError("emptyArchive", file);
    const text = await readEntry(zip, posts, maxBytes);
    const folder = posix.dirname(posts.fileName);
    return {
      text: text.toString("utf8"),
      async readBeside(path) {
        const entry = entries.get(posix.join(folder, path));
        return entry ? readEntry(zip, entry, maxPictureBytes) : null;
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    if (error instanceof FetchError) throw tooLarge(maxBytes);
    throw error instanceof ImportError ? error : refuseAsDamaged(error as Error);
  }
}

function refuseAsDamaged(error: Error): never {
  throw new ImportError("damagedArchive", error.message);
}

/** Our own export's posts, else the largest of the files that lie highest. macOS adds files of its own. */
function findPosts(entries: Entry[]): Entry | undefined {
  const depth = ({ fileName }: Entry) => fileName.split("/").length;
  const isOurs = ({ fileName }: Entry) => posix.basename(fileName) === "posts.json";
  const [first] = entries
    .filter(({ fileName }) => /\.(json|xml)$/i.test(fileName) && !fileName.startsWith("__MACOSX/"))
    .toSorted(
      (one, other) =>
        depth(one) - depth(other) ||
        Number(isOurs(other)) - Number(isOurs(one)) ||
        other.uncompressedSize - one.uncompressedSize,
    );
  return first;
}

/** Unpacks no more than that, whatever the archive says. @throws FetchError */
async function readEntry(zip: ZipFile, entry: Entry, maxBytes: number): Promise<Buffer> {
  return readAll(await zip.openReadStreamPromise(entry), { address: entry.fileName, maxBytes });
}
