import { createHash } from "node:crypto";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { PictureFormat } from "#api/media.ts";
import type { DrawnPicture } from "./drawn-pictures.ts";
import { findPhotographs, photographsFolder } from "./find-photographs.ts";
import { makeStandIn } from "./make-stand-in.ts";
import { createVariantCache, type VariantCacheOptions, type VariantName } from "./variant-cache.ts";

interface StandIn extends VariantName {
  drawn: DrawnPicture;
  photograph: Photograph;
}

interface Photograph {
  path: string;
  /** How much of the drawn picture it covers, in pixels. */
  width: number;
  /** Differs when the file has changed. */
  state: string;
}

interface PhotographsOptions extends Pick<VariantCacheOptions<StandIn>, "onWriteError"> {
  dataDir: string;
  drawnPictures: ReadonlyMap<string, DrawnPicture>;
  /** Told once of each file that cannot be shown, and again when it has changed and still cannot. */
  onUnusable: (path: string, reason: string) => void;
}

/**
 * Gives the owner's photographs in place of the drawn pictures, made on demand and cached. The folder is looked at
 * anew each time: what is put in, changed or taken out counts at once.
 *
 * @returns reads what stands in for a drawn picture, in the first of the formats that it may have; null when the drawn
 * one is to be shown
 */
export function createPhotographs({ dataDir, drawnPictures, onUnusable, onWriteError }: PhotographsOptions) {
  const folder = photographsFolder(dataDir);
  const readStandIn = createVariantCache<StandIn>({
    cacheDir: join(dataDir, "cache", "photographs"),
    onWriteError,
    make: ({ drawn, photograph, format }) => makeStandIn(drawn, photograph, format),
  });
  const unusable = new Map<string, string>();

  return async (address: string, formats: readonly PictureFormat[]) => {
    const drawn = drawnPictures.get(address);
    const photograph = drawn && (await findPhotograph(folder, drawn));
    if (!photograph || unusable.get(photograph.path) === photograph.state) return null;
    const format = formats.find((wanted) => drawn.formats.includes(wanted)) ?? drawn.formats[0];
    try {
      const hash = await nameVersion(address, drawn, photograph);
      const variant = await readStandIn({ hash, width: drawn.width, format, drawn, photograph });
      return variant && { ...variant, format };
    } catch (error) {
      const { path, state } = photograph;
      // Of several who asked at the same time, the first has told it.
      if (unusable.get(path) !== state)
        onUnusable(path, error instanceof Error ? error.message : String(error));
      unusable.set(path, state);
      return null;
    }
  };
}

async function findPhotograph(folder: string, { replacements }: DrawnPicture): Promise<Photograph | null> {
  for (const { name, width } of replacements) {
    const [path] = await findPhotographs(folder, name);
    const file = path === undefined ? null : await stat(path).catch(() => null);
    // A file put back may have its old time of writing, yet never its old time of any change.
    if (path !== undefined && file)
      return { path, width, state: `${file.size} ${file.mtimeMs} ${file.ctimeMs}` };
  }
  return null;
}

/** Names what is made of a photograph as it is now. The drawn picture counts too: a card keeps a part of it. */
async function nameVersion(
  address: string,
  drawn: DrawnPicture,
  { path, state }: Photograph,
): Promise<string> {
  const { size } = await stat(drawn.path);
  return createHash("sha256")
    .update(JSON.stringify([address, size, path, state]))
    .digest("hex")
    .slice(0, 32);
}
