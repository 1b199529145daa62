import { open, type FileHandle } from "node:fs/promises";
import { callTimeout, s3Calls, tagged, type S3Access } from "#server/storage/originals/s3-calls.ts";
import type { BackupStore } from "./backup-store.ts";

interface S3Options extends S3Access {
  /** The prefix of all names, without a slash at its end; may be empty. */
  prefix: string;
  /** Bytes of a part, at least 5 MiB (the stores' rule) but in tests. */
  partSize?: number;
}

type S3Call = ReturnType<typeof s3Calls>;

const mebibyte = 1024 * 1024;

/** A store takes at most as many parts of one object. */
const mostParts = 10_000;

/** Milliseconds in which a whole backup is read back. */
const readTimeout = 6 * 60 * 60_000;

/** A bucket of an S3-compatible store. Large files are sent in parts, so that one part at most is in memory. */
export function s3Store(options: S3Options): BackupStore {
  const { endpoint, bucket, prefix, partSize = 16 * mebibyte } = options;
  const call = s3Calls(options);
  const prefixPath = prefix === "" ? "" : `${prefix}/`;

  return {
    address: `s3://${bucket}/${prefix}`,
    async put(file, name, signal) {
      const handle = await open(file);
      try {
        const { size } = await handle.stat();
        const key = prefixPath + name;
        if (size > partSize) await putParts({ call, endpoint, partSize }, { handle, key, size, signal });
        else await call("PUT", key, { body: await readPart(handle, 0, size), signal });
      } finally {
        await handle.close();
      }
    },
    async read(name, signal) {
      const { body } = await call("GET", prefixPath + name, { timeout: readTimeout, signal });
      if (!body) throw new Error(`${endpoint} gave no content of ${name}`);
      return body;
    },
    async list(signal) {
      const names: string[] = [];
      let next: string | undefined;
      do {
        const query = {
          "list-type": "2",
          prefix: prefixPath,
          ...(next === undefined ? {} : { "continuation-token": next }),
        };
        const listed = await (await call("GET", "", { query, signal })).text();
        names.push(...tagged(listed, "Key").map((key) => key.slice(prefixPath.length)));
        next = tagged(listed, "NextContinuationToken")[0];
      } while (next !== undefined);
      return names;
    },
    async remove(name, signal) {
      await call("DELETE", prefixPath + name, { signal });
    },
  };
}

/** Sends a file in parts, none of which stays when it fails. */
async function putParts(
  { call, endpoint, partSize }: Pick<Required<S3Options>, "endpoint" | "partSize"> & { call: S3Call },
  { handle, key, size, signal }: { handle: FileHandle; key: string; size: number; signal: AbortSignal },
): Promise<void> {
  const started = await (await call("POST", key, { query: { uploads: "" }, signal })).text();
  const [uploadId] = tagged(started, "UploadId");
  if (uploadId === undefined) throw new Error(`${endpoint} began no upload of ${key}`);
  try {
    const length = Math.max(partSize, Math.ceil(size / mostParts));
    const parts: string[] = [];
    for (let at = 0; at < size; at += length) {
      const partNumber = String(parts.length + 1);
      const body = await readPart(handle, at, Math.min(length, size - at));
      const { headers } = await call("PUT", key, { query: { partNumber, uploadId }, body, signal });
      const etag = headers.get("etag") ?? "";
      parts.push(`<Part><PartNumber>${partNumber}</PartNumber><ETag>${etag}</ETag></Part>`);
    }
    const body = Buffer.from(`<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`);
    const ended = await (await call("POST", key, { query: { uploadId }, body, signal })).text();
    // A store may find out only after it has begun its answer.
    const [code] = tagged(ended, "Code");
    if (code !== undefined) throw new Error(`${endpoint} could not put ${key} together (${code})`);
  } catch (error) {
    // Also after a stop. Should it fail too, the first error is the one to tell of.
    await call("DELETE", key, { query: { uploadId }, signal: AbortSignal.timeout(callTimeout) }).catch(
      () => {},
    );
    throw error;
  }
}

async function readPart(handle: FileHandle, at: number, length: number): Promise<Buffer> {
  const part = Buffer.alloc(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await handle.read(part, filled, length - filled, at + filled);
    if (bytesRead === 0) throw new Error("the backup became shorter while it was sent");
    filled += bytesRead;
  }
  return part;
}
