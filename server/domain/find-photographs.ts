import { readdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/** The endings that a photograph's file may have, in small or capital letters. */
export const photographEndings = [".jpg", ".jpeg", ".png", ".webp", ".avif"];

/** Where the owner puts photographs. */
export function photographsFolder(dataDir: string): string {
  return join(dataDir, "photographs");
}

/**
 * Finds the photographs of one name, in the order of the alphabet; the first is the one that counts.
 *
 * @param folder the owner's photographs
 * @param name such as `places/lima`, which `Lima.JPG` in the folder `places` has too
 * @returns their paths; none when there is no such folder
 */
export async function findPhotographs(folder: string, name: string): Promise<string[]> {
  const place = join(folder, dirname(name));
  const files = await readdir(place).catch(() => []);
  const wanted = photographEndings.map((ending) => basename(name) + ending);
  return files
    .filter((file) => wanted.includes(file.toLowerCase()))
    .toSorted()
    .map((file) => join(place, file));
}
