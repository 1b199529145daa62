import sharp from "sharp";
import { thumbnailWidths } from "#api/latest-videos.ts";
import { detectPictureType } from "./detect-picture-type.ts";
import { fetchBytes } from "./fetch-bytes.ts";
import { keepAnswer } from "./keep-answer.ts";
import type { FoundVideo, VideoPlatform } from "./latest-videos.ts";
import { reasonOf } from "./latest-videos.ts";
import { inTurn } from "./picture-turns.ts";

const day = 86_400_000;
const retryAfter = 300_000;
const maxBytes = 500_000;
const maxPixels = 5_000_000;

/** The picture as AVIF by its width in pixels. */
type Thumbnail = ReadonlyMap<string, Buffer>;

type Finder = () => Promise<Thumbnail | null>;

/**
 * Makes the thumbnails of the listed videos: fetched once a day from the platform's picture host, or from where
 * the search call itself is, cut to 16 : 9 and kept in memory while the video is listed.
 *
 * @param list the videos that there are; thumbnails of others are never asked for
 * @returns gives a video's thumbnail in each of `thumbnailWidths`, null when it is not listed or its thumbnail cannot be had
 */
export function createVideoThumbnails(
  list: () => Promise<FoundVideo[] | null>,
  platform: Omit<VideoPlatform, "key" | "channelId">,
): (videoId: string) => Promise<Thumbnail | null> {
  const { address, now, timeout = 5000, onError } = platform;
  const kept = new Map<string, Finder>();

  function finderOf(thumbnail: string): Finder {
    const url = URL.parse(thumbnail);
    if (!url || !isAllowed(url, new URL(address))) return () => Promise.resolve(null);
    const download = () => readPicture(url, { fetch: platform.fetch ?? fetch, timeout });
    return keepAnswer(download, {
      keepFor: day,
      retryAfter,
      now,
      onError: (error) => onError(reasonOf(error)),
    });
  }

  return async (videoId) => {
    const videos = (await list()) ?? [];
    const wanted = videos.find(({ id }) => id.videoId === videoId)?.thumbnail;
    for (const known of kept.keys()) {
      if (!videos.some(({ thumbnail }) => thumbnail === known)) kept.delete(known);
    }
    if (wanted === undefined) return null;
    const find = kept.get(wanted) ?? finderOf(wanted);
    kept.set(wanted, find);
    return find();
  };
}

/** What another server names is fetched only from where thumbnails are known to be. */
function isAllowed(url: URL, searchAddress: URL): boolean {
  return url.origin === "https://i.ytimg.com" || url.origin === searchAddress.origin;
}

async function readPicture(
  url: URL,
  { fetch, timeout }: { fetch: typeof globalThis.fetch; timeout: number },
): Promise<Thumbnail> {
  const bytes = await fetchBytes(url, { fetch, timeout, maxBytes });
  const type = await detectPictureType(bytes);
  if (type !== "jpeg" && type !== "png" && type !== "webp") throw new Error("it sent no picture");
  const sized = thumbnailWidths.map(
    async (width) => [String(width), await inTurn(() => cutThumbnail(bytes, width))] as const,
  );
  return new Map(await Promise.all(sized));
}

/** The platform puts black bars above and below what it shows as 4 : 3. */
function cutThumbnail(bytes: Buffer, width: number): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: maxPixels })
    .resize({ width, height: (width * 9) / 16 })
    .avif({ quality: 36, effort: 4, chromaSubsampling: "4:2:0" })
    .toBuffer();
}
