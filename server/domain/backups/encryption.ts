import { createCipheriv, createDecipheriv, randomBytes, scrypt, type ScryptOptions } from "node:crypto";
import { promisify } from "node:util";
import { BackupError } from "./backup-format.ts";

type Bytes = AsyncIterable<Buffer>;

/** The first bytes of an encrypted backup. */
export const encryptedMark = Buffer.from("IRANYENC");

/** Bytes of a chunk as it is before; each becomes longer by its tag. */
const chunkSize = 65_536;
const tagSize = 16;
const saltSize = 16;
const noncePrefixSize = 7;
const headerSize = encryptedMark.length + 3 + saltSize + noncePrefixSize;

/** The cost of scrypt, as OWASP's Password Storage Cheat Sheet has it: 128 MiB and some 0.3 s. */
const usualCost = { logN: 17, r: 8, p: 1 };

/** An archive's own cost is read from it; more than this would let a foreign file take all memory. */
const largestCost = { logN: 20, r: 8, p: 4 };

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** Encrypts with AES-256-GCM in chunks of 64 KiB, so that neither memory nor time depend on the length. */
export async function* encrypt(source: Bytes, passphrase: string, cost = usualCost): AsyncGenerator<Buffer> {
  const costs = Buffer.from([cost.logN, cost.r, cost.p]);
  const header = Buffer.concat([encryptedMark, costs, randomBytes(saltSize), randomBytes(noncePrefixSize)]);
  const key = await deriveKey(header, passphrase);
  yield header;
  for await (const { chunk, index, isLast } of inChunks(source, chunkSize)) {
    const cipher = createCipheriv("aes-256-gcm", key, nonceOf(header, index, isLast)).setAAD(header);
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  }
}

/** @throws BackupError for a wrong passphrase and for any change, a cut included: the last chunk is marked in its nonce */
export async function* decrypt(source: Bytes, passphrase: string): AsyncGenerator<Buffer> {
  const iterator = inChunks(source, chunkSize + tagSize, headerSize);
  const first = await iterator.next();
  if (first.done || first.value.isLast) throw new BackupError("the backup is cut off");
  const header = first.value.chunk;
  const key = await deriveKey(header, passphrase);
  for await (const { chunk, index, isLast } of iterator) {
    yield open(chunk, { key, header, index: index - 1, isLast });
  }
}

function open(
  chunk: Buffer,
  { key, header, index, isLast }: { key: Buffer; header: Buffer; index: number; isLast: boolean },
): Buffer {
  const end = Math.max(0, chunk.length - tagSize);
  try {
    const decipher = createDecipheriv("aes-256-gcm", key, nonceOf(header, index, isLast), {
      authTagLength: tagSize,
    });
    decipher.setAAD(header).setAuthTag(chunk.subarray(end));
    return Buffer.concat([decipher.update(chunk.subarray(0, end)), decipher.final()]);
  } catch (cause) {
    const what =
      index === 0 ? "the passphrase is wrong, or the backup is damaged" : "the backup is damaged or cut off";
    throw new BackupError(what, { cause });
  }
}

async function deriveKey(header: Buffer, passphrase: string): Promise<Buffer> {
  const [logN = 0, r = 0, p = 0] = header.subarray(encryptedMark.length);
  const isBounded = logN <= largestCost.logN && r <= largestCost.r && p <= largestCost.p;
  if (!isBounded || logN < 1 || r < 1 || p < 1)
    throw new BackupError("the backup is damaged (its cost of scrypt)");
  const salt = header.subarray(headerSize - saltSize - noncePrefixSize, headerSize - noncePrefixSize);
  const N = 2 ** logN;
  // Keyboards may send á or ő as one character or as two; both are the same passphrase.
  return derive(passphrase.normalize("NFC"), salt, 32, { N, r, p, maxmem: 129 * N * r * p });
}

/** Its end says which chunk it is and whether it is the last, so that none can be moved, repeated or left out. */
function nonceOf(header: Buffer, index: number, isLast: boolean): Buffer {
  const place = Buffer.alloc(5);
  place.writeUInt32BE(index);
  place.writeUInt8(isLast ? 1 : 0, 4);
  return Buffer.concat([header.subarray(headerSize - noncePrefixSize), place]);
}

/** Cuts into chunks of one size; the last is shorter, or as long, and there always is one. */
async function* inChunks(source: Bytes, size: number, firstSize = size) {
  let pending: Buffer = Buffer.alloc(0);
  let index = 0;
  for await (const bytes of source) {
    pending = pending.length === 0 ? bytes : Buffer.concat([pending, bytes]);
    for (let next = index === 0 ? firstSize : size; pending.length > next; next = size) {
      yield { chunk: pending.subarray(0, next), index, isLast: false };
      pending = pending.subarray(next);
      index += 1;
    }
  }
  yield { chunk: pending, index, isLast: true };
}
