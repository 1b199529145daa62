import { createDecipheriv, scrypt, type ScryptOptions } from "node:crypto";
import { promisify } from "node:util";
import { BackupError } from "./backup-format.ts";

/** The first bytes of a backup that a release before age encrypted: docs/backup-format.md. */
export const formerMark = Buffer.from("IRANYENC");

const chunkSize = 65_536;
const tagSize = 16;
const saltStart = formerMark.length + 3;
const nonceStart = saltStart + 16;
const headerSize = nonceStart + 7;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** @throws BackupError for a wrong passphrase and for any change, a cut included: the last chunk is marked in its nonce */
export async function* decryptFormer(
  source: AsyncIterable<Buffer>,
  passphrase: string,
): AsyncGenerator<Buffer> {
  let pending: Buffer = Buffer.alloc(0);
  let header: Buffer | undefined;
  let key: Buffer = Buffer.alloc(0);
  let index = 0;
  const openChunk = (chunk: Buffer, isLast: boolean) => {
    if (!header) throw new BackupError("the backup is damaged or cut off");
    return open(chunk, { key, header, index: index++, isLast });
  };
  for await (const bytes of source) {
    pending = Buffer.concat([pending, bytes]);
    if (!header && pending.length > headerSize) {
      header = pending.subarray(0, headerSize);
      key = await deriveKey(header, passphrase);
      pending = pending.subarray(headerSize);
    }
    while (header && pending.length > chunkSize + tagSize) {
      yield openChunk(pending.subarray(0, chunkSize + tagSize), false);
      pending = pending.subarray(chunkSize + tagSize);
    }
  }
  yield openChunk(pending, true);
}

interface Place {
  key: Buffer;
  header: Buffer;
  index: number;
  isLast: boolean;
}

function open(chunk: Buffer, { key, header, index, isLast }: Place): Buffer {
  const end = Math.max(0, chunk.length - tagSize);
  const place = Buffer.alloc(5);
  place.writeUInt32BE(index);
  place.writeUInt8(isLast ? 1 : 0, 4);
  const nonce = Buffer.concat([header.subarray(nonceStart), place]);
  try {
    const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: tagSize });
    decipher.setAAD(header).setAuthTag(chunk.subarray(end));
    return Buffer.concat([decipher.update(chunk.subarray(0, end)), decipher.final()]);
  } catch (cause) {
    if (index > 0) throw new BackupError("the backup is damaged or cut off", { cause });
    throw new BackupError("the passphrase is wrong, or the backup is damaged", {
      kind: "passphrase_wrong",
      cause,
    });
  }
}

async function deriveKey(header: Buffer, passphrase: string): Promise<Buffer> {
  const [logN = 0, r = 0, p = 0] = header.subarray(formerMark.length);
  // More would let a foreign file take all memory.
  if (logN < 1 || logN > 20 || r < 1 || r > 8 || p < 1 || p > 4)
    throw new BackupError("the backup is damaged (its cost of scrypt)");
  const N = 2 ** logN;
  const salt = header.subarray(saltStart, nonceStart);
  return derive(passphrase.normalize("NFC"), salt, 32, { N, r, p, maxmem: 129 * N * r * p });
}
