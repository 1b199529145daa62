import { mediaPath, mediaPrefix, pictureFormats, pictureWidths, singleAddressWidth } from "#api/media.ts";
import { webAddress } from "./link-address.ts";

/** Pixels. */
interface PictureSize {
  width: number;
  height: number;
}

const dataStart =
  /^data:image\/(?:(png|gif|jpeg|bmp|x-icon|webp|avif)|(jpg)|(vnd\.microsoft\.icon))\s*;\s*base64\s*,/i;
const storedPicture = new RegExp(
  `^${mediaPrefix}([0-9a-f]{32})/(?:${pictureWidths.join("|")})\\.(${pictureFormats.join("|")})$`,
);

/**
 * Null unless `http(s)` with a plain host, base64 data or a stored picture: always in one size, and as JPEG unless it is animated, which WebP says.
 * SVG can hold scripts.
 */
export function pictureAddress(address: string): string | null {
  const start = dataStart.exec(address.slice(0, 100).trimStart());
  if (start) return dataAddress(address.trimStart(), start);
  const [, hash, format] = storedPicture.exec(address.trim()) ?? [];
  if (!hash) return foreignAddress(address);
  return mediaPath(hash, singleAddressWidth, format === "webp" ? "webp" : "jpeg");
}

/** The host goes into the content security policy of a page, where `;`, `,`, `*` and quotation marks say something. */
function foreignAddress(address: string): string | null {
  const web = webAddress(address);
  const host = web === null ? "" : (URL.parse(web)?.hostname ?? "");
  return /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])$/.test(host) ? web : null;
}

/** Null for pictures of other sites: only the size of a stored one is certain. */
export function pictureSize(address: string, width: string, height: string): PictureSize | null {
  const isKnown = [width, height].every((pixels) => /^[1-9]\d{0,4}$/.test(pixels));
  return isKnown && address.startsWith(mediaPrefix) ? { width: Number(width), height: Number(height) } : null;
}

function dataAddress(address: string, [start, type, jpg]: RegExpExecArray): string | null {
  const data = address.slice(start.length).replace(/\s+/g, "");
  const end = data.search(/[^A-Za-z0-9+/]/);
  if (data === "" || end === 0 || !(end < 0 || /^={1,2}$/.test(data.slice(end, end + 3)))) return null;
  return `data:image/${type?.toLowerCase() ?? (jpg ? "jpeg" : "x-icon")};base64,${data}`;
}
