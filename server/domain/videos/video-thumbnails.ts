import { thumbnailWidths } from "#api/videos/latest-videos.ts";
import { detectPictureType } from "#server/domain/media/detect-picture-type.ts";
import { pictureSemaphore } from "#server/domain/media/picture-semaphore.ts";
import { sharp } from "#server/domain/media/variants/sharp.ts";
import { describeFetchError, fetchBytes } from "./fetch-bytes.ts";
import { staleWhileRevalidate } from "./stale-while-revalidate.ts";
import type { FoundVideo } from "./youtube-client.ts";

const day = 86_400_000;
const retryAfter = 300_000;
const maxBytes = 500_000;
const maxPixels = 5_000_000;

type Thumbnail = ReadonlyMap<string, Buffer>;

interface ThumbnailOptions {
  address: string;
  fetch?: typeof fetch;
  timeout?: number;
  now: () => Date;
  onError: (reason: string) => void;
}

/** Only for videos of `list`, fetched once a day; null when a thumbnail is not available. */
export function createVideoThumbnails(
  list: () => Promise<FoundVideo[] | null>,
  { address, fetch = globalThis.fetch, timeout = 5000, now, onError }: ThumbnailOptions,
): (videoId: string) => Promise<Thumbnail | null> {
  const cache = new Map<string, () => Promise<Thumbnail | null>>();

  function cachedThumbnail(thumbnail: string): () => Promise<Thumbnail | null> {
    const url = URL.parse(thumbnail);
    if (!url || !isAllowed(url, new URL(address))) return () => Promise.resolve(null);
    const download = async () => makeThumbnail(await fetchBytes(url, { fetch, timeout, maxBytes }));
    return staleWhileRevalidate(download, {
      maxAge: day,
      retryAfter,
      now,
      onError: (error) => onError(describeFetchError(error)),
    });
  }

  return async (videoId) => {
    const videos = (await list()) ?? [];
    for (const address of cache.keys()) {
      if (!videos.some(({ thumbnail }) => thumbnail === address)) cache.delete(address);
    }
    const thumbnailAddress = videos.find(({ id }) => id.videoId === videoId)?.thumbnail;
    if (thumbnailAddress === undefined) return null;
    const readThumbnail = cache.get(thumbnailAddress) ?? cachedThumbnail(thumbnailAddress);
    cache.set(thumbnailAddress, readThumbnail);
    return readThumbnail();
  };
}

function isAllowed(url: URL, searchAddress: URL): boolean {
  return url.origin === "https://i.ytimg.com" || url.origin === searchAddress.origin;
}

async function makeThumbnail(bytes: Buffer): Promise<Thumbnail> {
  const type = await detectPictureType(bytes);
  if (type !== "jpeg" && type !== "png" && type !== "webp") throw new Error("it sent no picture");
  const sizes = thumbnailWidths.map(
    async (width) => [String(width), await pictureSemaphore(() => cropThumbnail(bytes, width))] as const,
  );
  return new Map(await Promise.all(sizes));
}

/** Crops to 16 : 9: YouTube's 4 : 3 thumbnails have black bars above and below. */
function cropThumbnail(bytes: Buffer, width: number): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: maxPixels })
    .resize({ width, height: (width * 9) / 16 })
    .avif({ quality: 36, effort: 4, chromaSubsampling: "4:2:0" })
    .toBuffer();
}
