import { mediaPath, pictureFormats, pictureWidths, singleAddressWidth } from "#api/media.ts";
import { webAddress } from "./link-address.ts";

const dataStart =
  /^data:image\/(?:(png|gif|jpeg|bmp|x-icon|webp|avif)|(jpg)|(vnd\.microsoft\.icon))\s*;\s*base64\s*,/i;
const storedPicture = new RegExp(
  `^/media/([0-9a-f]{32})/(?:${pictureWidths.join("|")})\\.(?:${pictureFormats.join("|")})$`,
);

/**
 * The `src` of a picture as it may be stored, or null when there must be no such picture: an `http` or
 * `https` address, one of our stored pictures (always by the same width and format), or a picture as
 * base64 data of a type that the editor offers. SVG is none of them: it can carry scripts.
 */
export function pictureAddress(address: string): string | null {
  const start = dataStart.exec(address.slice(0, 100).trimStart());
  if (start) return dataAddress(address.trimStart(), start);
  const hash = storedPicture.exec(address.trim())?.[1];
  return hash ? mediaPath(hash, singleAddressWidth, "jpeg") : webAddress(address);
}

export const isStoredPicture = (address: string) => address.startsWith("/media/");

function dataAddress(address: string, [start, type, jpg]: RegExpExecArray): string | null {
  const data = address.slice(start.length).replace(/\s+/g, "");
  const end = data.search(/[^A-Za-z0-9+/]/);
  if (data === "" || end === 0 || !(end < 0 || /^={1,2}$/.test(data.slice(end, end + 3)))) return null;
  return `data:image/${type?.toLowerCase() ?? (jpg ? "jpeg" : "x-icon")};base64,${data}`;
}
