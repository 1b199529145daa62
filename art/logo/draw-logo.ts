import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { logo, logoOnTile } from "./logo.ts";

const publicFiles = new URL("../../public/", import.meta.url);

/** Writes the logo in every form that browsers and home screens ask for. */
export async function drawLogo(): Promise<void> {
  const write = (name: string, data: string | Buffer) => writeFile(new URL(name, publicFiles), data);
  await write("favicon.svg", logo);
  await write("favicon.ico", iconOf(await pngOf(logo, 32), 32));
  // Systems round the corners of these themselves, or cut them to a circle.
  await write("apple-touch-icon.png", await pngOf(logoOnTile(0.72), 180));
  for (const size of [192, 512]) await write(`icon-${size}.png`, await pngOf(logoOnTile(0.62), size));
}

function pngOf(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 24 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An icon file that holds one PNG: https://learn.microsoft.com/windows/win32/menurc/resdir */
function iconOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
