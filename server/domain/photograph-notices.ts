import { readdir } from "node:fs/promises";
import { join, posix, relative, sep } from "node:path";
import { listDrawnPictures } from "./drawn-pictures.ts";
import { findPhotographs, photographEndings, photographsFolder } from "./find-photographs.ts";
import { nearestNames } from "./nearest-names.ts";

/**
 * What the owner is told at a start about photographs that are not shown, in a line each: names that are no picture's,
 * other endings, a second photograph of the same name.
 *
 * @param filesFolder where the site's files lie
 */
export async function photographNotices(dataDir: string, filesFolder: string): Promise<string[]> {
  const folder = photographsFolder(dataDir);
  const drawn = [...(await listDrawnPictures(filesFolder)).values()];
  const known = [...new Set(drawn.flatMap(({ replacements }) => replacements.map(({ name }) => name)))];
  try {
    const notices = (await listFiles(folder)).map(async (file) => {
      const reason = await reasonAgainst(file, folder, known);
      return reason === null ? [] : [`The photograph ${join(folder, file)} is not shown: ${reason}`];
    });
    return (await Promise.all(notices)).flat();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return code === "ENOENT" ? [] : [`The photographs cannot be read: ${message}`];
  }
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory() && !isOfTheSystem(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
    .toSorted();
}

/** What file managers leave behind. */
function isOfTheSystem(name: string): boolean {
  return name.startsWith(".") || ["thumbs.db", "desktop.ini"].includes(name.toLowerCase());
}

/** Why a file is not shown; null when it is. */
async function reasonAgainst(file: string, folder: string, known: string[]): Promise<string | null> {
  const { dir, name, ext } = posix.parse(file);
  const meant = known.find((other) => other === `${dir}/${name.toLowerCase()}`);
  if (meant === undefined) {
    const near = nearestNames(posix.join(dir, name), known);
    const hint = near.length > 0 ? `Is it ${near.join(" or ")}?` : "The names are in public/pictures.";
    return `no picture has this name. ${hint}`;
  }
  if (!photographEndings.includes(ext.toLowerCase())) {
    return `its name must end in ${photographEndings.join(", ")}`;
  }
  const [shown = ""] = await findPhotographs(folder, meant);
  return shown === join(folder, file) ? null : `${posix.basename(shown)} is, of the same name`;
}
