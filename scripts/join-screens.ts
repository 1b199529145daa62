import sharp from "sharp";

export interface Screenshot {
  /** A PNG. */
  picture: Buffer;
  /** The width of the viewport, in CSS pixels. */
  width: number;
}

const gap = 24;
const scale = 0.4;
/** Pixels of the sheet; longer pages are cut. */
const maxHeight = 1600;

export async function joinScreens(shots: Screenshot[]): Promise<Buffer> {
  const parts = await Promise.all(
    shots.map(async ({ picture, width }) => {
      const scaledWidth = Math.round(width * scale);
      const resized = await sharp(picture)
        .resize({ width: scaledWidth })
        .toBuffer({ resolveWithObject: true });
      const height = Math.min(resized.info.height, maxHeight);
      const input = await sharp(resized.data)
        .extract({ left: 0, top: 0, width: scaledWidth, height })
        .toBuffer();
      return { input, width: scaledWidth, height };
    }),
  );
  let left = gap;
  const placed = parts.map(({ input, width }) => {
    const position = { input, left, top: gap };
    left += width + gap;
    return position;
  });
  const height = Math.max(...parts.map((part) => part.height)) + 2 * gap;
  return sharp({ create: { width: left, height, channels: 3, background: "#808080" } })
    .composite(placed)
    .png()
    .toBuffer();
}
