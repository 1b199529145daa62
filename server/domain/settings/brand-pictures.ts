import { createHash } from "node:crypto";
import type { Sharp } from "sharp";
import { iconPath, iconSizes, logoPath } from "#api/media.ts";
import { surfaces } from "#api/settings/brand-colours.ts";
import type { Logo } from "#api/settings/site-details.ts";
import { DomainError } from "#server/domain/errors.ts";
import { pictureSemaphore } from "#server/domain/media/picture-semaphore.ts";
import { sharp } from "#server/domain/media/variants/sharp.ts";
import type { BrandFile } from "#server/storage/settings/brand-files.ts";
import { schemesFor } from "./logo-schemes.ts";

/** Pixels: three times what the header has room for. */
const logoBox = { width: 576, height: 120 };

/** A phone loads it with its first page. */
const mostLogoBytes = 10_000;

/** For a logo that is too large without loss. */
const qualities = [90, 75, 60, 45, 30, 15];

const nothing = { r: 0, g: 0, b: 0, alpha: 0 };

/** Makes what the header shows of a stored picture: small, without an empty margin. @throws DomainError `picture_unreadable` */
export function makeLogo(original: Buffer): Promise<{ logo: Logo; files: BrandFile[] }> {
  return pictureSemaphore(
    async () => {
      const trimmed = await withoutMargin(original);
      const { data, info } = await trimmed
        .resize({ ...logoBox, fit: "inside", withoutEnlargement: true })
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const { width, height } = info;
      const bytes = await encodeLogo(sharp(data, { raw: { width, height, channels: 4 } }));
      const logo = { hash: hashOf(bytes), width, height, seenOn: schemesFor(data, width) };
      return { logo, files: [{ name: nameIn(logoPath(logo.hash)), bytes }] };
    },
    { isUrgent: true },
  );
}

/** The best that is small enough. */
async function encodeLogo(sized: Sharp): Promise<Buffer> {
  let bytes = await sized.clone().webp({ lossless: true }).toBuffer();
  for (const quality of qualities) {
    if (bytes.byteLength <= mostLogoBytes) break;
    bytes = await sized.clone().webp({ quality }).toBuffer();
  }
  return bytes;
}

/** Makes the icon of tabs and phones, square, in all its sizes. @throws DomainError `picture_unreadable` */
export function makeIcon(original: Buffer): Promise<{ icon: string; files: BrandFile[] }> {
  return pictureSemaphore(
    async () => {
      const { large, apple } = iconSizes;
      const trimmed = await withoutMargin(original);
      const square = await trimmed
        .resize({ width: large, height: large, fit: "contain", background: nothing })
        .png()
        .toBuffer();
      const icon = hashOf(square);
      const files = Object.values(iconSizes).map(async (size) => {
        // Apple's phones make black of what is transparent, and cut the corners off.
        const sized = size === apple ? onGround(square, size) : sharp(square).resize(size);
        return { name: nameIn(iconPath(icon, size)), bytes: await sized.png({ palette: true }).toBuffer() };
      });
      return { icon, files: await Promise.all(files) };
    },
    { isUrgent: true },
  );
}

function onGround(square: Buffer, size: number): Sharp {
  const background = surfaces.light.ground;
  const margin = Math.round(size / 12);
  return sharp(square)
    .resize(size - 2 * margin)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
    .flatten({ background });
}

/** A transparent margin would make a picture smaller in the header. */
async function withoutMargin(original: Buffer): Promise<Sharp> {
  const { isOpaque, channels } = await sharp(original).stats();
  if (isOpaque) return sharp(original);
  if (channels.at(-1)?.max === 0)
    throw new DomainError("picture_unreadable", "the picture is transparent all over");
  return sharp(original).trim({ background: nothing, threshold: 0 });
}

function hashOf(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 32);
}

function nameIn(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
