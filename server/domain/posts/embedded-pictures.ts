import { mediaPath, mediaPrefix, singleAddressWidth } from "#api/media.ts";
import { DomainError } from "#server/domain/errors.ts";
import type { PreparedPicture } from "#server/domain/media/prepare-picture.ts";

const pictureStart = '<img src="data:image/';

/**
 * Replaces pictures embedded as data by the addresses of stored ones. One that `prepare` refuses is left out if there
 * is `onRefused` (the text must then be cleaned again); otherwise its DomainError is thrown.
 */
export async function extractEmbeddedPictures(
  cleanedHtml: string,
  prepare: (bytes: Uint8Array) => Promise<PreparedPicture>,
  onRefused?: (error: DomainError) => void,
): Promise<{ html: string; pictures: PreparedPicture[] }> {
  const [before = "", ...pieces] = cleanedHtml.split(pictureStart);
  const prepared = new Map<string, PreparedPicture>();
  let html = before;
  // One at a time: a decoded picture takes hundreds of megabytes.
  for (const [index, piece] of pieces.entries()) {
    // In canonical HTML, values contain no quotation marks and base64 data no `>`.
    const dataStart = piece.indexOf(",") + 1;
    const dataEnd = piece.indexOf('"', dataStart);
    const tagEnd = piece.indexOf(">", dataEnd);
    const data = piece.slice(dataStart, dataEnd);
    const repeated = prepared.get(data);
    const picture =
      repeated ?? (await prepareNth(index + 1, prepare, Buffer.from(data, "base64"), onRefused));
    if (picture) {
      prepared.set(data, picture);
      const { hash, width, height, isAnimated } = picture;
      const src = mediaPath(hash, singleAddressWidth, isAnimated ? "webp" : "jpeg");
      const alt = piece.slice(dataEnd + 1, tagEnd);
      html += `<img src="${src}"${alt} width="${width}" height="${height}">`;
    }
    html += piece.slice(tagEnd + 1);
  }
  const byHash = new Map([...prepared.values()].map((picture) => [picture.hash, picture]));
  return { html, pictures: [...byHash.values()] };
}

async function prepareNth(
  number: number,
  prepare: (bytes: Uint8Array) => Promise<PreparedPicture>,
  bytes: Uint8Array,
  onRefused: ((error: DomainError) => void) | undefined,
): Promise<PreparedPicture | null> {
  try {
    return await prepare(bytes);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { code, message, fieldErrors, retryAfter } = error;
    const said = `embedded picture ${number} of the text: ${message}`;
    const refusal = new DomainError(code, said, { fieldErrors, retryAfter });
    Object.assign(refusal, { cause: error });
    if (!onRefused) throw refusal;
    onRefused(refusal);
    return null;
  }
}

const storedPicture = new RegExp(`<img src="${mediaPrefix}([0-9a-f]{32})/`, "g");

/** Each hash once; pictures of other sites are not included. */
export function pictureHashesIn(html: string): string[] {
  const found = html.matchAll(storedPicture);
  return [...new Set([...found].flatMap(([, hash]) => hash ?? []))];
}
