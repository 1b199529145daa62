import { createHash } from "node:crypto";
import { s3Calls } from "./s3-calls.ts";

/** Where originals of pictures are kept outside of the database, by places such as `s3://bucket/prefix/name`. */
export interface MediaStore {
  /** The beginning of the addresses of all its places, without a slash at its end. */
  address: string;
  put: (place: string, bytes: Buffer, signal: AbortSignal) => Promise<void>;
  /** Like `put`, for a copy that is not essential: false when it failed. */
  tryToPut: (place: string, bytes: Buffer, signal: AbortSignal) => Promise<boolean>;
  read: (place: string, signal: AbortSignal) => Promise<Buffer>;
  /** Also succeeds when there is no such file. */
  remove: (place: string, signal: AbortSignal) => Promise<void>;
}

export interface MediaSettings {
  MEDIA_URL?: { bucket: string; prefix: string } | undefined;
  MEDIA_S3_ENDPOINT?: string | undefined;
  MEDIA_S3_REGION?: string | undefined;
  MEDIA_S3_ACCESS_KEY_ID?: string | undefined;
  MEDIA_S3_SECRET_ACCESS_KEY?: string | undefined;
}

/** An error of a store; its message names the store. */
export class MediaStoreError extends Error {
  override name = "MediaStoreError";
}

/** Milliseconds for one call: the largest original over a slow line. */
const callTimeout = 60_000;

/**
 * The store that the settings name; null when originals stay in the database.
 *
 * @param onNotPut told of what could not be put there, where nobody else hears of it
 */
export function mediaStoreOf(
  settings: MediaSettings,
  onNotPut: (error: MediaStoreError) => void = () => {},
): MediaStore | null {
  const { MEDIA_URL: target } = settings;
  if (target === undefined) return null;
  const { bucket, prefix } = target;
  const address = `s3://${bucket}${prefix === "" ? "" : `/${prefix}`}`;
  const call = s3Calls({
    bucket,
    // The settings' check has made sure of these.
    region: settings.MEDIA_S3_REGION ?? "",
    endpoint: settings.MEDIA_S3_ENDPOINT ?? "",
    accessKeyId: settings.MEDIA_S3_ACCESS_KEY_ID ?? "",
    secretAccessKey: settings.MEDIA_S3_SECRET_ACCESS_KEY ?? "",
  });

  /** @throws MediaStoreError also for a place in another store */
  async function callAt<T>(place: string, work: (key: string) => Promise<T>): Promise<T> {
    if (!place.startsWith(`${address}/`)) {
      throw new MediaStoreError(`${place} is not in ${address}, which MEDIA_URL names`);
    }
    try {
      return await work(place.slice(`s3://${bucket}/`.length));
    } catch (cause) {
      throw new MediaStoreError(`${address} failed: ${reasonOf(cause)}`, { cause });
    }
  }

  const put: MediaStore["put"] = (place, body, signal) =>
    callAt(place, async (key) => void (await call("PUT", key, { body, timeout: callTimeout, signal })));

  return {
    address,
    put,
    async tryToPut(...original) {
      try {
        await put(...original);
        return true;
      } catch (error) {
        if (!(error instanceof MediaStoreError)) throw error;
        onNotPut(error);
        return false;
      }
    },
    read: (place, signal) =>
      callAt(place, async (key) => {
        const answer = await call("GET", key, { timeout: callTimeout, signal });
        return Buffer.from(await answer.arrayBuffer());
      }),
    remove: (place, signal) =>
      callAt(place, async (key) => void (await call("DELETE", key, { timeout: callTimeout, signal }))),
  };
}

/**
 * Reads an original, and makes sure that it is the one that was put there.
 *
 * @param hash of the picture
 * @throws MediaStoreError when it cannot be had, or is another
 */
export async function readStoredOriginal(
  store: MediaStore | null,
  { hash, place }: { hash: string; place: string },
  signal: AbortSignal,
): Promise<Buffer> {
  if (!store) throw new MediaStoreError(`${place} cannot be read, because MEDIA_URL is not set`);
  const bytes = await store.read(place, signal);
  if (!isOriginalOf(hash, bytes)) throw new MediaStoreError(`${place} is damaged`);
  return bytes;
}

/** Pictures are named by their checksum. */
export function isOriginalOf(hash: string, bytes: Buffer): boolean {
  return createHash("sha256").update(bytes).digest("hex").startsWith(hash);
}

/** `fetch` itself says little; what it wraps says why. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
