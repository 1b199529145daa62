import { createHash } from "node:crypto";
import { open, type FileHandle } from "node:fs/promises";
import { AwsClient } from "aws4fetch";
import type { BackupStore } from "./backup-store.ts";

export interface S3Options {
  /** For example `https://s3.eu-central-1.amazonaws.com`; buckets are named in the path. */
  endpoint: string;
  region: string;
  bucket: string;
  /** Of all names, without a slash at its end; may be empty. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Bytes of a part, at least 5 MiB (the stores' rule) but in tests. */
  partSize?: number;
}

const mebibyte = 1024 * 1024;

/** A store takes at most as many parts of one object. */
const mostParts = 10_000;

/** Milliseconds for one call: a part over a slow line. A whole backup that is read back may take longer. */
const callTimeout = 5 * 60_000;
const readTimeout = 6 * 60 * 60_000;

interface Call {
  query?: Record<string, string>;
  body?: Buffer;
  timeout?: number;
  signal: AbortSignal;
}

/** A bucket of an S3-compatible store. Large files are sent in parts, so that one part at most is in memory. */
export function s3Store(options: S3Options): BackupStore {
  const {
    endpoint,
    region,
    bucket,
    prefix,
    accessKeyId,
    secretAccessKey,
    partSize = 16 * mebibyte,
  } = options;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 2 });
  const prefixPath = prefix === "" ? "" : `${prefix}/`;

  /** @throws Error for any answer that is not a success */
  async function call(
    method: string,
    key: string,
    { query = {}, body, timeout = callTimeout, signal }: Call,
  ): Promise<Response> {
    const url = new URL(`${endpoint}/${bucket}/${key}`);
    url.search = new URLSearchParams(query).toString();
    const sha256 = createHash("sha256")
      .update(body ?? "")
      .digest("hex");
    const response = await client.fetch(url, {
      method,
      ...(body ? { body: new Uint8Array(body) } : {}),
      headers: { "x-amz-content-sha256": sha256 },
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    });
    if (response.ok) return response;
    const reason = tagged(await response.text(), "Code")[0] ?? "no reason given";
    throw new Error(`${url.host} answered ${response.status} (${reason}) to ${method} ${key}`);
  }

  async function putParts(handle: FileHandle, key: string, size: number, signal: AbortSignal): Promise<void> {
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

  return {
    address: `s3://${bucket}/${prefix}`,
    async put(file, name, signal) {
      const handle = await open(file);
      try {
        const { size } = await handle.stat();
        const key = prefixPath + name;
        if (size > partSize) await putParts(handle, key, size, signal);
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

/** What stands between a tag of an answer. Names of backups and the stores' tokens hold nothing that XML escapes but this. */
function tagged(xml: string, tag: string): string[] {
  const found = [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, "g"))];
  return found.map(([, text = ""]) => text.replaceAll("&quot;", '"').replaceAll("&amp;", "&"));
}
