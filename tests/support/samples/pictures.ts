import sharp, { type Sharp } from "sharp";
import type { PictureType } from "#server/domain/media/detect-picture-type.ts";

/** A picture whose upper half is red and lower half blue, with some noise so that no format stores it in a few bytes. */
export function redOverBlue(width = 64, height = 48): Sharp {
  return sharp(
    halves(width, height, (_x, y) => y < height / 2),
    { raw: { width, height, channels: 3 } },
  );
}

/** The same picture as a file of each accepted type. */
export function pictureFile(type: PictureType, width = 64, height = 48): Promise<Buffer> {
  if (type === "bmp")
    return redOverBlue(width, height)
      .raw()
      .toBuffer()
      .then((pixels) => bmpFile(pixels, width, height));
  if (type === "ico") return pictureFile("png", width, height).then((png) => iconFile([png]));
  return redOverBlue(width, height).toFormat(type).toBuffer();
}

/** A photo as a form sends it. */
export async function jpegFile(width?: number, height?: number): Promise<Blob> {
  return new Blob([new Uint8Array(await pictureFile("jpeg", width, height))]);
}

/** A photo as a phone writes it: lying on its side, with the place where it was taken and more in it. */
export async function gpsPhoto(): Promise<Buffer> {
  const lying = sharp(
    halves(120, 80, (x) => x < 60),
    { raw: { width: 120, height: 80, channels: 3 } },
  );
  const photo = await lying
    .withIccProfile("p3")
    .withExif({
      IFD0: { Make: "Secret Phone", Copyright: "Secret Owner" },
      IFD3: {
        GPSLatitudeRef: "S",
        GPSLatitude: "13/1 9/1 47/1",
        GPSLongitudeRef: "W",
        GPSLongitude: "72/1 32/1 44/1",
      },
    })
    .withMetadata({ orientation: 6 })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><r>Secret Title</r></x:xmpmeta>')
    .jpeg({ quality: 95 })
    .toBuffer();
  const iptc = jpegSegment(0xed, "Photoshop 3.0\0 8BIM Secret Caption");
  const comment = jpegSegment(0xfe, "Secret Comment");
  return Buffer.concat([photo.subarray(0, 2), iptc, comment, photo.subarray(2)]);
}

export function svgPicture(): Buffer {
  return Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  );
}

export function htmlFile(): Buffer {
  return Buffer.from("<!doctype html><html><body><script>alert(1)</script></body></html>");
}

/** The file without its last `share`, by default the second half. */
export function cutOff(file: Buffer, share = 0.5): Buffer {
  return file.subarray(0, Math.ceil(file.length * (1 - share)));
}

/** A bitmap file of RGB pixels as most programs write it: 24 bits, no palette, rows from the bottom. */
export function bmpFile(pixels: Buffer, width: number, height: number): Buffer {
  const rowSize = Math.ceil((width * 3) / 4) * 4;
  const file = Buffer.alloc(54 + rowSize * height);
  file.write("BM");
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(54, 10);
  writeBitmapHeader(file, { at: 14, width, height, depth: 24 });
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [red = 0, green = 0, blue = 0] = pixels.subarray(3 * (y * width + x));
      file.set([blue, green, red], 54 + rowSize * (height - 1 - y) + 3 * x);
    }
  }
  return file;
}

export function writeBitmapHeader(
  file: Buffer,
  { at, width, height, depth }: { at: number; width: number; height: number; depth: number },
): void {
  file.writeUInt32LE(40, at);
  file.writeInt32LE(width, at + 4);
  file.writeInt32LE(height, at + 8);
  file.writeUInt16LE(1, at + 12);
  file.writeUInt16LE(depth, at + 14);
}

/** An icon of PNG files or bitmaps; its list of contents says 16 × 16 of each, as it may. */
export function iconFile(entries: Buffer[]): Buffer {
  const list = Buffer.alloc(6 + 16 * entries.length);
  list.writeUInt16LE(1, 2);
  list.writeUInt16LE(entries.length, 4);
  let start = list.length;
  for (const [index, entry] of entries.entries()) {
    const at = 6 + 16 * index;
    list.set([16, 16], at);
    list.writeUInt32LE(entry.length, at + 8);
    list.writeUInt32LE(start, at + 12);
    start += entry.length;
  }
  return Buffer.concat([list, ...entries]);
}

const channels = [0, 1, 2] as const;

function halves(width: number, height: number, isRed: (x: number, y: number) => boolean): Buffer {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const noise = (x * 7919 + y * 104_729) % 24;
      const start = 3 * (y * width + x);
      const strong = isRed(x, y) ? 0 : 2;
      // One by one: a list for each of a photo's millions of pixels takes ten times as long.
      for (const part of channels) pixels[start + part] = part === strong ? 231 + noise : noise;
    }
  }
  return pixels;
}

function jpegSegment(marker: number, text: string): Buffer {
  const content = Buffer.from(text, "latin1");
  return Buffer.concat([Buffer.from([0xff, marker, 0, content.length + 2]), content]);
}

/** Two frames, red over blue and the reverse, shown for 100 ms each. */
export async function animation(type: "gif" | "webp", width = 64, height = 48): Promise<Buffer> {
  const frame = await redOverBlue(width, height).png().toBuffer();
  const other = await redOverBlue(width, height).negate().png().toBuffer();
  const joined = sharp([frame, other], { join: { animated: true } });
  return (type === "gif" ? joined.gif({ delay: [100, 100] }) : joined.webp({ delay: [100, 100] })).toBuffer();
}
