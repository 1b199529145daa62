import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { PictureFormat } from "#api/media.ts";

export interface VariantName {
  hash: string;
  width: number;
  format: PictureFormat;
}

interface Variant {
  bytes: Buffer;
  /** Hexadecimal SHA-256 of the bytes. */
  digest: string;
}

export interface VariantCacheOptions<Name extends VariantName = VariantName> {
  cacheDir: string;
  /** Makes a variant that is not cached; null when there is no such picture. */
  make: (name: Name) => Promise<Buffer | null>;
  /** Told of a variant that could not be written; it is served all the same. */
  onWriteError: (error: unknown) => void;
}

const digestSize = 32;

const digestOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest();

/**
 * Keeps variants on disk as `{cacheDir}/{hash}/{width}.{format}` and makes each missing one once, however
 * many ask for it. The folder may be deleted at any time. Behind the picture in a file stands its
 * digest, so that a file cut off by a power cut is noticed and made again.
 *
 * @returns reads a variant; null when there is no such picture
 */
export function createVariantCache<Name extends VariantName>({
  cacheDir,
  make,
  onWriteError,
}: VariantCacheOptions<Name>) {
  const underway = new Map<string, Promise<Variant | null>>();

  async function readOrMake(name: Name, path: string): Promise<Variant | null> {
    const cached = await readVariant(path);
    if (cached) return cached;
    const bytes = await make(name);
    if (!bytes) return null;
    const digest = digestOf(bytes);
    await writeWhole(path, Buffer.concat([bytes, digest])).catch(onWriteError);
    return { bytes, digest: digest.toString("hex") };
  }

  return (name: Name): Promise<Variant | null> => {
    const path = join(cacheDir, name.hash, `${name.width}.${name.format}`);
    let reading = underway.get(path);
    if (!reading) {
      reading = readOrMake(name, path).finally(() => underway.delete(path));
      underway.set(path, reading);
    }
    return reading;
  };
}

/** The cached variant; null when the file is missing, unreadable or broken. */
async function readVariant(path: string): Promise<Variant | null> {
  const file = await readFile(path).catch(() => null);
  if (!file || file.byteLength <= digestSize) return null;
  const bytes = file.subarray(0, -digestSize);
  const digest = digestOf(bytes);
  return digest.equals(file.subarray(-digestSize)) ? { bytes, digest: digest.toString("hex") } : null;
}

/** Another process never sees half a file: it is written under another name first. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.${randomUUID()}.tmp`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(draft, bytes);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
