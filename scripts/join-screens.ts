import sharp from "sharp";

export interface Screenshot {
  /** A PNG. */
  picture: Buffer;
  /** Of the viewport, in CSS pixels. */
  width: number;
}

const gap = 24;
const scale = 0.4;
/** Of what is shown of a screen, in pixels of the sheet; long pages are cut there. */
const maxHeight = 1600;

/**
 * Joins photographs of one screen into a sheet, side by side and each as large against the others as it is.
 *
 * @returns a PNG
 */
export async function joinScreens(shots: Screenshot[]): Promise<Buffer> {
  const parts = await Promise.all(
    shots.map(async ({ picture, width }) => {
      const own = Math.round(width * scale);
      const resized = await sharp(picture).resize({ width: own }).toBuffer({ resolveWithObject: true });
      const height = Math.min(resized.info.height, maxHeight);
      const input = await sharp(resized.data).extract({ left: 0, top: 0, width: own, height }).toBuffer();
      return { input, width: own, height };
    }),
  );
  let left = gap;
  const placed = parts.map(({ input, width }) => {
    const place = { input, left, top: gap };
    left += width + gap;
    return place;
  });
  const height = Math.max(...parts.map((part) => part.height)) + 2 * gap;
  return sharp({ create: { width: left, height, channels: 3, background: "#808080" } })
    .composite(placed)
    .png()
    .toBuffer();
}
