import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { PictureFormat } from "#api/media.ts";
import { encodeVariant } from "#server/domain/media/variants/make-variant.ts";
import { pictureSemaphore } from "#server/domain/media/picture-semaphore.ts";
import { preparePicture } from "#server/domain/media/prepare-picture.ts";
import {
  createVariantCache,
  type VariantCacheOptions,
  type VariantName,
} from "#server/domain/media/variants/variant-cache.ts";
import type { DrawnPicture } from "./drawn-pictures.ts";
import { findPhotographs, photographsFolder } from "./find-photographs.ts";

interface StandIn extends VariantName {
  drawn: DrawnPicture;
  photograph: Photograph;
}

interface Photograph {
  path: string;
  width: number;
  /** Size and times of the file; another state is another version. */
  state: string;
}

type Size = Pick<DrawnPicture, "width" | "height">;

interface PhotographsOptions extends Pick<VariantCacheOptions<StandIn>, "onWriteError"> {
  dataDir: string;
  drawnPictures: ReadonlyMap<string, DrawnPicture>;
  /** Called once for each version of a file that cannot be shown. */
  onUnusable: (path: string, reason: string) => void;
}

/** Reads the folder at each request, so that changes are seen at once. Null: show the drawn picture. */
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
    const format = formats.find((accepted) => drawn.formats.includes(accepted)) ?? drawn.formats[0];
    try {
      const hash = await nameVersion(address, drawn, photograph);
      const variant = await readStandIn({ hash, width: drawn.width, format, drawn, photograph });
      return variant && { ...variant, format };
    } catch (error) {
      const { path, state } = photograph;
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
    // Also the change time: a restored file may have its old modification time, but not its old change time.
    if (path !== undefined && file)
      return { path, width, state: `${file.size} ${file.mtimeMs} ${file.ctimeMs}` };
  }
  return null;
}

/** Depends on the drawn picture too, because a card shows a part of it. */
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

/** Crops to the drawn picture's proportions and does not enlarge. */
async function makeStandIn(
  drawn: DrawnPicture,
  photograph: Photograph,
  format: PictureFormat,
): Promise<Buffer> {
  const { bytes, ...size } = await preparePicture(await readFile(photograph.path), { frames: "one" });
  return pictureSemaphore(async () => {
    if (!drawn.isCard) return encodeVariant(sharp(bytes).resize(largestWithin(size, drawn)), format);
    // Pages state the size of a card in their metadata, so here a small photograph is enlarged.
    const input = await sharp(bytes).resize(photograph.width, drawn.height).png().toBuffer();
    return encodeVariant(sharp(drawn.path).composite([{ input, left: 0, top: 0 }]), format);
  });
}

function largestWithin(photograph: Size, { width, height }: Size): Size {
  const scale = Math.min(1, photograph.width / width, photograph.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
