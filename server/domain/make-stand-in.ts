import { readFile } from "node:fs/promises";
import sharp from "sharp";
import type { PictureFormat } from "#api/media.ts";
import type { DrawnPicture } from "./drawn-pictures.ts";
import { encodeVariant } from "./make-variant.ts";
import { inTurn } from "./picture-turns.ts";
import { preparePicture } from "./prepare-picture.ts";

/**
 * Makes of a photograph what is shown in place of a drawn picture: upright, without metadata, cut around its middle to
 * the same proportion, and no larger.
 *
 * @param photograph its file, and how much of the drawn picture it covers, in pixels
 * @throws DomainError when the file is too large or no picture
 */
export async function makeStandIn(
  drawn: DrawnPicture,
  photograph: { path: string; width: number },
  format: PictureFormat,
): Promise<Buffer> {
  const { bytes, ...size } = await preparePicture(await readFile(photograph.path));
  return inTurn(async () => {
    if (!drawn.isCard) return encodeVariant(sharp(bytes).resize(largestWithin(size, drawn)), format);
    // The pages promise a card's size, whatever the photograph's.
    const input = await sharp(bytes).resize(photograph.width, drawn.height).png().toBuffer();
    return encodeVariant(sharp(drawn.path).composite([{ input, left: 0, top: 0 }]), format);
  });
}

interface Size {
  width: number;
  height: number;
}

/** The largest size of the drawn picture's proportion that needs no enlarging. */
function largestWithin(photograph: Size, { width, height }: Size): Size {
  const scale = Math.min(1, photograph.width / width, photograph.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
