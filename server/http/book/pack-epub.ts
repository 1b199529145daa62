import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";

export interface BookFile {
  /** Its path in the book. */
  name: string;
  bytes: Buffer;
}

export const epubType = "application/epub+zip";

/** Archives keep rights; readers open a file that all may read. */
const mode = 0o644;

/** Packs a book: first its type, uncompressed and without extra fields, so that programs know it by its first bytes (OCF 3.3, 4.3). */
export async function packEpub(files: readonly BookFile[], mtime: Date): Promise<Buffer> {
  const zip = new ZipFile();
  const options = { mtime, mode, forceDosTimestamp: true };
  zip.addBuffer(Buffer.from(epubType), "mimetype", { ...options, compress: false });
  for (const { name, bytes } of files)
    zip.addBuffer(bytes, name, { ...options, compress: !/\.(?:jpe?g|png|webp)$/.test(name) });
  zip.end();
  return buffer(zip.outputStream);
}
