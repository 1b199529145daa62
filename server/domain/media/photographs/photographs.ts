import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { PictureFormat } from "#api/media.ts";
import { encodeVariant } from "#server/domain/media/variants/make-variant.ts";
import { pictureSemaphore } from "#server/domain/media/picture-semaphore.ts";
import { preparePicture } from "#server/domain/media/prepare-picture.ts";
import { sharp } from "#server/domain/media/variants/sharp.ts";
import {
  createVariantCache,
  type VariantCacheOptions,
  type VariantName,
} from "#server/domain/media/variants/variant-cache.ts";
import { DomainError } from "#server/domain/errors.ts";
import type { DrawnPicture } from "./drawn-pictures.ts";
import { findPhotographs, photographsFolder } from "./find-photographs.ts";
import type { ReplacedDrawings } from "./replaced-drawings.ts";

interface StandIn extends VariantName {
  drawn: DrawnPicture;
  photograph: Photograph;
}

interface Photograph {
  /** The path of a file, or the hash of a picture of the library. */
  source: string;
  width: number;
  /** Size and times of the file, or the focal point; another state is another version. */
  state: string;
  focal: { x: number; y: number };
  /** Null when it is gone. */
  read: () => Promise<(Size & { bytes: Buffer }) | null>;
}

type Size = Pick<DrawnPicture, "width" | "height">;

const middle = { x: 50, y: 50 };

interface Sources {
  folder: string;
  /** Never waits for a database that is away. */
  readReplaced: () => Promise<ReplacedDrawings>;
  /** Null when there is no such picture. */
  readOriginal: (hash: string) => Promise<Buffer | null>;
}

interface PhotographsOptions
  extends Omit<Sources, "folder">, Pick<VariantCacheOptions<StandIn>, "onWriteError"> {
  dataDir: string;
  drawnPictures: ReadonlyMap<string, DrawnPicture>;
  /** Called once for each version of a photograph that cannot be shown. */
  onUnusable: (source: string, reason: string) => void;
}

/**
 * Shows the library's picture in the place of a drawing, else the file of the folder, which is read at each request, so that
 * changes are seen at once. Null: show the drawn picture.
 */
export function createPhotographs({
  dataDir,
  drawnPictures,
  onUnusable,
  onWriteError,
  ...sources
}: PhotographsOptions) {
  const folder = photographsFolder(dataDir);
  const readStandIn = createVariantCache<StandIn>({
    cacheDir: join(dataDir, "cache", "photographs"),
    onWriteError,
    make: ({ drawn, photograph, format }) => makeStandIn(drawn, photograph, format),
  });
  const unusable = new Map<string, string>();

  return async (address: string, formats: readonly PictureFormat[]) => {
    const drawn = drawnPictures.get(address);
    const photograph = drawn && (await findPhotograph(drawn, { ...sources, folder }));
    if (!photograph || unusable.get(photograph.source) === photograph.state) return null;
    const format = formats.find((accepted) => drawn.formats.includes(accepted)) ?? drawn.formats[0];
    try {
      const hash = await nameVersion(address, drawn, photograph);
      const variant = await readStandIn({ hash, width: drawn.width, format, drawn, photograph });
      return variant && { ...variant, format };
    } catch (error) {
      const { source, state } = photograph;
      if (unusable.get(source) !== state)
        onUnusable(source, error instanceof Error ? error.message : String(error));
      // The media store may have it soon.
      if (!(error instanceof DomainError && error.code === "unavailable")) unusable.set(source, state);
      return null;
    }
  };
}

/** The library's comes first: who chooses one in the browser must see it. */
async function findPhotograph(
  { replacements }: DrawnPicture,
  { folder, readReplaced, readOriginal }: Sources,
): Promise<Photograph | null> {
  const replaced = await readReplaced();
  for (const { name, width } of replacements) {
    const stored = replaced.get(name);
    if (stored) {
      const { hash, focal } = stored;
      const read = async () => {
        const bytes = await readOriginal(hash);
        return bytes && { bytes, width: stored.width, height: stored.height };
      };
      return { source: hash, width, state: `${focal.x} ${focal.y}`, focal, read };
    }
    const [path] = await findPhotographs(folder, name);
    const file = path === undefined ? null : await stat(path).catch(() => null);
    if (path === undefined || !file) continue;
    const read = async () => preparePicture(await readFile(path), { frames: "one" });
    // Also the change time: a restored file may have its old modification time, but not its old change time.
    const state = `${file.size} ${file.mtimeMs} ${file.ctimeMs}`;
    return { source: path, width, state, focal: middle, read };
  }
  return null;
}

/** Depends on the drawn picture too, because a card shows a part of it. */
async function nameVersion(
  address: string,
  drawn: DrawnPicture,
  { source, state }: Photograph,
): Promise<string> {
  const { size } = await stat(drawn.path);
  return createHash("sha256")
    .update(JSON.stringify([address, size, source, state]))
    .digest("hex")
    .slice(0, 32);
}

/** Crops to the drawn picture's proportions and does not enlarge. */
async function makeStandIn(
  drawn: DrawnPicture,
  { width, focal, read }: Photograph,
  format: PictureFormat,
): Promise<Buffer | null> {
  const photograph = await read();
  if (!photograph) return null;
  return pictureSemaphore(async () => {
    const cut = (size: Size) => sharp(photograph.bytes).extract(cutOut(photograph, size, focal));
    if (!drawn.isCard) {
      const { width: most, height } = cutOut(photograph, drawn, focal);
      // An enlargement would only weigh more.
      const isSmall = most < drawn.width;
      return encodeVariant(
        isSmall ? cut({ width: most, height }) : cut(drawn).resize(drawn.width, drawn.height),
        format,
      );
    }
    // Pages state the size of a card in their metadata, so here a small photograph is enlarged.
    const input = await cut({ width, height: drawn.height }).resize(width, drawn.height).png().toBuffer();
    return encodeVariant(sharp(drawn.path).composite([{ input, left: 0, top: 0 }]), format);
  });
}

/** The largest part of a photograph in the proportions of a size, around what has to stay visible. */
function cutOut(photograph: Size, { width, height }: Size, { x, y }: Photograph["focal"]) {
  const scale = Math.min(photograph.width / width, photograph.height / height);
  const part = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  const left = Math.round(((photograph.width - part.width) * x) / 100);
  const top = Math.round(((photograph.height - part.height) * y) / 100);
  return { ...part, left, top };
}
