import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { PictureFormat } from "#api/media.ts";
import { DomainError } from "#server/domain/errors.ts";

export interface VariantName {
  hash: string;
  width: number;
  format: PictureFormat;
}

interface Variant {
  bytes: Buffer;
  digest: string;
  /** Another size, because too much was being made. */
  isSubstitute?: true;
}

export interface VariantCacheOptions<Name extends VariantName = VariantName> {
  cacheDir: string;
  /** Null when there is no such picture. */
  make: (name: Name) => Promise<Buffer | null>;
  onWriteError: (error: unknown) => void;
}

const digestSize = 32;

const digestOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest();

/**
 * Caches `{cacheDir}/{hash}/{width}.{format}`; the folder may be deleted at any time. Simultaneous requests make a
 * variant once. While `make` refuses (`unavailable`), another size is given that exists. Each file ends with a digest, so that one damaged by a power cut is made again.
 */
export function createVariantCache<Name extends VariantName>({
  cacheDir,
  make,
  onWriteError,
}: VariantCacheOptions<Name>) {
  const pending = new Map<string, Promise<Variant | null>>();

  async function readOrMake(name: Name, path: string): Promise<Variant | null> {
    const cached = await readVariant(path);
    if (cached) return cached;
    const bytes = await make(name);
    if (!bytes) return null;
    const digest = digestOf(bytes);
    await writeAtomically(path, Buffer.concat([bytes, digest])).catch(onWriteError);
    return { bytes, digest: digest.toString("hex") };
  }

  /** The next larger size that there is, else the next smaller one. */
  async function findOtherSize({ hash, width, format }: Name): Promise<Variant | null> {
    const files = await readdir(join(cacheDir, hash)).catch(() => []);
    const widths = files
      .filter((file) => file.endsWith(`.${format}`))
      .map((file) => Number.parseInt(file, 10))
      .sort((one, other) => one - other);
    const nearest = widths.find((each) => each > width) ?? widths.at(-1);
    const found =
      nearest === undefined ? null : await readVariant(join(cacheDir, hash, `${nearest}.${format}`));
    return found && { ...found, isSubstitute: true };
  }

  return (name: Name): Promise<Variant | null> => {
    const path = join(cacheDir, name.hash, `${name.width}.${name.format}`);
    let reading = pending.get(path);
    if (!reading) {
      reading = readOrMake(name, path)
        .catch(async (error: unknown) => {
          const substitute = isRefusal(error) ? await findOtherSize(name) : null;
          if (substitute) return substitute;
          throw error;
        })
        .finally(() => pending.delete(path));
      pending.set(path, reading);
    }
    return reading;
  };
}

function isRefusal(error: unknown): boolean {
  return error instanceof DomainError && error.code === "unavailable";
}

async function readVariant(path: string): Promise<Variant | null> {
  const file = await readFile(path).catch(() => null);
  if (!file || file.byteLength <= digestSize) return null;
  const bytes = file.subarray(0, -digestSize);
  const digest = digestOf(bytes);
  return digest.equals(file.subarray(-digestSize)) ? { bytes, digest: digest.toString("hex") } : null;
}

/** By renaming, so that no other process reads half a file. */
async function writeAtomically(path: string, bytes: Buffer): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(temporary, bytes);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
