import { readdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/** Upper case is accepted too. */
export const photographExtensions = [".jpg", ".jpeg", ".png", ".webp", ".avif"];

export function photographsFolder(dataDir: string): string {
  return join(dataDir, "photographs");
}

/** Only the first one, in alphabetical order, is shown. `places/lima` finds `places/Lima.JPG` too. */
export async function findPhotographs(folder: string, name: string): Promise<string[]> {
  const subfolder = join(folder, dirname(name));
  const files = await readdir(subfolder).catch(() => []);
  const fileNames = photographExtensions.map((extension) => basename(name) + extension);
  return files
    .filter((file) => fileNames.includes(file.toLowerCase()))
    .toSorted()
    .map((file) => join(subfolder, file));
}
