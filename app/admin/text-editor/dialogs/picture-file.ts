import { maxPictureBytes } from "#api/admin/media-limits.ts";

/** Pixels of the longer side: the width of a 4K screen. Larger pictures would only make saving slow. */
const maxSide = 3840;

type PictureType = "png" | "gif" | "jpeg" | "bmp" | "x-icon" | "webp" | "avif";

export class PictureFileError extends Error {
  readonly code: "type" | "heic" | "size" | "unreadable";

  constructor(code: PictureFileError["code"]) {
    super(`The picture cannot be embedded: ${code}`);
    this.code = code;
  }
}

/**
 * A picture as a data URL. Converts bmp and icons, which not every browser shows, to png and scales large pictures
 * down, but no animation. Throws `PictureFileError`.
 */
export async function pictureData(file: Blob): Promise<string> {
  const start = new Uint8Array(await file.slice(0, 64).arrayBuffer());
  const type = pictureType(start);
  if (file.size > maxPictureBytes) throw new PictureFileError("size");
  if (!type && isHeic(start)) return await heicData(file);
  if (!type) throw new PictureFileError("type");
  const picture = await decode(file, type);
  try {
    const scale = Math.min(1, maxSide / Math.max(picture?.width ?? 1, picture?.height ?? 1));
    const needsConversion = type === "bmp" || type === "x-icon";
    // The part ANIM of a WebP stands behind its first one, VP8X.
    const mayMove = type === "gif" || (type === "webp" && String.fromCharCode(...start).includes("ANIM"));
    if (!picture || mayMove || (scale === 1 && !needsConversion)) return await dataUrl(file, `image/${type}`);
    const target = needsConversion ? "image/png" : type === "jpeg" ? "image/jpeg" : "image/webp";
    const drawn = await draw(picture, scale, target);
    // A browser that cannot encode the target type encodes png.
    return await dataUrl(drawn, drawn.type);
  } finally {
    picture?.close();
  }
}

/** Whether a file is HEIC, the default of iPhones. Its codec, HEVC, needs a licence: neither our server nor most browsers read it. */
export function isHeic(bytes: Uint8Array): boolean {
  return /^[\s\S]{4}ftyp[\s\S]*(?:hei[csmx]|hev[cm])/.test(String.fromCharCode(...bytes.slice(0, 40)));
}

/** By the browser, where it can, as Safari. */
async function heicData(file: Blob): Promise<string> {
  const typed = new Blob([file], { type: "image/heic" });
  const picture = await createImageBitmap(typed).catch(() => {
    throw new PictureFileError("heic");
  });
  try {
    const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
    return await dataUrl(await draw(picture, scale, "image/jpeg"), "image/jpeg");
  } finally {
    picture.close();
  }
}

/** Detected from the first bytes, because file names and the system's types are often wrong. */
export function pictureType(bytes: Uint8Array): PictureType | null {
  const text = String.fromCharCode(...bytes);
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (text.startsWith("GIF8")) return "gif";
  if (text.startsWith("\xff\xd8\xff")) return "jpeg";
  if (text.startsWith("BM")) return "bmp";
  if (text.startsWith("\0\0\x01\0")) return "x-icon";
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "webp";
  return /^[\s\S]{4}ftyp[\s\S]*avi[fs]/.test(text.slice(0, 40)) ? "avif" : null;
}

/** Null for an avif that the browser cannot decode: the server decides whether it is valid. */
async function decode(file: Blob, type: PictureType): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(new Blob([file], { type: `image/${type}` }));
  } catch {
    if (type === "avif") return null;
    throw new PictureFileError("unreadable");
  }
}

async function draw(picture: ImageBitmap, scale: number, type: string): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new PictureFileError("unreadable");
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.88));
  if (!blob) throw new PictureFileError("unreadable");
  return blob;
}

function dataUrl(blob: Blob, type: string): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(new PictureFileError("unreadable"));
    reader.readAsDataURL(new Blob([blob], { type }));
  });
}
