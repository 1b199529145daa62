import { createHash } from "node:crypto";
import { BackupError } from "./backup-format.ts";

/**
 * Of a gzip member without content (RFC 1952): deflate, a comment, no time, no system; then the comment, then an empty
 * block and two zeros. Programs that read gzip read over it.
 */
const start = Buffer.from([0x1f, 0x8b, 8, 0x10, 0, 0, 0, 0, 0, 255]);
const end = Buffer.from([0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
const label = "SHA-256 of all before: ";

const sealSize = start.length + label.length + 64 + end.length;

/**
 * Adds a checksum of a gzip file to its end. Gzip's own covers the content alone: bits of its header and of its blocks'
 * padding may change unseen.
 */
export async function* seal(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash("sha256");
  for await (const bytes of source) {
    hash.update(bytes);
    yield bytes;
  }
  yield sealOf(hash.digest("hex"));
}

/**
 * Gives all it gets, the seal too.
 *
 * @throws BackupError at the end when the seal is not that of the bytes before
 */
export async function* checkSeal(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash("sha256");
  let last: Buffer = Buffer.alloc(0);
  let isFirst = true;
  for await (const bytes of source) {
    if (isFirst && !bytes.subarray(0, 2).equals(start.subarray(0, 2).subarray(0, bytes.length))) {
      throw new BackupError("this is no backup of this site");
    }
    isFirst = false;
    const all = Buffer.concat([last, bytes]);
    const content = all.subarray(0, Math.max(0, all.length - sealSize));
    hash.update(content);
    last = all.subarray(content.length);
    yield bytes;
  }
  if (!last.equals(sealOf(hash.digest("hex")))) throw new BackupError("the backup is damaged or cut off");
}

function sealOf(sha256: string): Buffer {
  return Buffer.concat([start, Buffer.from(label + sha256), end]);
}
