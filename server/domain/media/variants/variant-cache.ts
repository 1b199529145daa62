import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pictureFormats, type PictureFormat } from "#api/media.ts";
import { DomainError } from "#server/domain/errors.ts";

export interface VariantName {
  hash: string;
  width: number;
  format: PictureFormat;
}

interface Variant {
  bytes: Buffer;
  digest: string;
  /** Another size, or another format, because too much was being made. */
  substitute?: Pick<VariantName, "width" | "format">;
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
 * variant once. While `make` refuses (`unavailable`), another size is given that exists, or the first that is being made. Each file ends with a digest, so that one damaged by a power cut is made again.
 */
export function createVariantCache<Name extends VariantName>({
  cacheDir,
  make,
  onWriteError,
}: VariantCacheOptions<Name>) {
  const pending = new Map<string, Promise<Variant | null>>();
  /** Without what is done when one is refused. */
  const making = new Map<string, Promise<Variant | null>>();

  async function readOrMake(name: Name, path: string): Promise<Variant | null> {
    const cached = await readVariant(path);
    if (cached) return cached;
    const bytes = await make(name);
    if (!bytes) return null;
    const digest = digestOf(bytes);
    await writeAtomically(path, Buffer.concat([bytes, digest])).catch(onWriteError);
    return { bytes, digest: digest.toString("hex") };
  }

  /** Once one that is being made exists. Those that are refused too come last, so nobody waits for himself. */
  async function awaitOtherSize(name: Name): Promise<Variant | null> {
    const folder = join(cacheDir, name.hash, "/");
    const others = [...making].flatMap(([path, made]) => (path.startsWith(folder) ? [made] : []));
    if (others.length === 0) return null;
    await Promise.any(others).catch(() => {});
    return findOtherSize(cacheDir, name);
  }

  return (name: Name): Promise<Variant | null> => {
    const path = join(cacheDir, name.hash, `${name.width}.${name.format}`);
    let reading = pending.get(path);
    if (!reading) {
      const made = readOrMake(name, path).finally(() => making.delete(path));
      making.set(path, made);
      reading = made
        .catch(async (error: unknown) => {
          const substitute = isRefusal(error)
            ? ((await findOtherSize(cacheDir, name)) ?? (await awaitOtherSize(name)))
            : null;
          if (substitute) return substitute;
          throw error;
        })
        .finally(() => pending.delete(path));
      pending.set(path, reading);
    }
    return reading;
  };
}

/** The next larger size that there is, else the next smaller one; in another format where there is none in this. */
async function findOtherSize(
  cacheDir: string,
  { hash, width, format }: VariantName,
): Promise<Variant | null> {
  const files = await readdir(join(cacheDir, hash)).catch(() => []);
  for (const each of [format, ...pictureFormats.filter((other) => other !== format)]) {
    const widths = files
      .filter((file) => file.endsWith(`.${each}`))
      .map((file) => Number.parseInt(file, 10))
      .sort((one, other) => one - other);
    const nearest = widths.find((size) => size >= width) ?? widths.at(-1);
    if (nearest === undefined) continue;
    const found = await readVariant(join(cacheDir, hash, `${nearest}.${each}`));
    if (found) return { ...found, substitute: { width: nearest, format: each } };
  }
  return null;
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
