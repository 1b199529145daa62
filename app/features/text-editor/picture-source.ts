import { mediaPath, singleAddressWidth } from "#api/media.ts";

const embedded =
  /^data:image\/(?:(png|gif|jpeg|bmp|x-icon|webp|avif)|(jpg)|vnd\.microsoft\.icon)\s*;\s*base64\s*,/i;

/**
 * The address of a picture as it is stored, or null where there can be no such picture: embedded data of a
 * known type, a stored picture (always by the same width and format), or an address of the web.
 */
export function pictureSource(address: string): string | null {
  const plain = address.trim();
  const start = embedded.exec(plain.slice(0, 100));
  if (start) {
    const [prefix, type, jpg] = start;
    const data = plain.slice(prefix.length).replace(/\s+/g, "");
    const isWhole = data !== "" && /^[^=]+={0,2}$/.test(data) && !/[^\w+/=]|_/.test(data);
    return isWhole ? `data:image/${type?.toLowerCase() ?? (jpg ? "jpeg" : "x-icon")};base64,${data}` : null;
  }
  const hash = /^\/media\/([0-9a-f]{32})\/\d+\.[a-z]+$/.exec(plain)?.[1];
  if (hash) return mediaPath(hash, singleAddressWidth, "jpeg");
  if (!/^https?:\/\/[^/?#\\]/i.test(plain) || /[\\\p{Cc}]/u.test(plain)) return null;
  const url = URL.parse(plain);
  if (!url || url.username || url.password || plain.length > 4096) return null;
  return url.protocol + plain.slice(url.protocol.length).replace(/\s/g, "%20");
}
