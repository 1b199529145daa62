import { mediaPath, singleAddressWidth } from "#api/media.ts";
import { DomainError } from "./errors.ts";
import type { PreparedPicture } from "./prepare-picture.ts";

const pictureStart = '<img src="data:image/';

/**
 * Takes the pictures out of a text in which they stand as data, and puts their stored addresses there.
 *
 * @param cleanedHtml what `cleanHtml` gave
 * @param prepare makes a picture fit to be kept; asked once for data that comes several times
 * @param onRefused told why a picture cannot be kept, which is then left out of the text
 * @returns the text, still canonical if nothing was left out, and each picture once
 * @throws DomainError as `prepare` does, saying which picture of the text it was, where `onRefused` is missing
 */
export async function extractEmbeddedPictures(
  cleanedHtml: string,
  prepare: (bytes: Uint8Array) => Promise<PreparedPicture>,
  onRefused?: (error: DomainError) => void,
): Promise<{ html: string; pictures: PreparedPicture[] }> {
  const [before = "", ...pieces] = cleanedHtml.split(pictureStart);
  const prepared = new Map<string, PreparedPicture>();
  let html = before;
  // One after the other: a decoded picture takes hundreds of megabytes.
  for (const [index, piece] of pieces.entries()) {
    // In canonical HTML a tag's values hold no raw quotation mark, and the data none of another kind.
    const dataStart = piece.indexOf(",") + 1;
    const dataEnd = piece.indexOf('"', dataStart);
    const tagEnd = piece.indexOf(">", dataEnd);
    const data = piece.slice(dataStart, dataEnd);
    const known = prepared.get(data);
    const picture = known ?? (await prepareNth(index + 1, prepare, Buffer.from(data, "base64"), onRefused));
    if (picture) {
      prepared.set(data, picture);
      const { hash, width, height } = picture;
      const src = mediaPath(hash, singleAddressWidth, "jpeg");
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
    const { code, message, field, retryAfter } = error;
    const details = {
      ...(field !== undefined && { field }),
      ...(retryAfter !== undefined && { retryAfter }),
    };
    const said = new DomainError(code, `embedded picture ${number} of the text: ${message}`, details);
    Object.assign(said, { cause: error });
    if (!onRefused) throw said;
    onRefused(said);
    return null;
  }
}

/** Hashes of the stored pictures that a text shows, each once; pictures of other sites are none of them. */
export function pictureHashesIn(html: string): string[] {
  const found = html.matchAll(/<img src="\/media\/([0-9a-f]{32})\//g);
  return [...new Set([...found].flatMap(([, hash]) => hash ?? []))];
}
