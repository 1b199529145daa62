import { readdir } from "node:fs/promises";
import { join, posix, relative, sep } from "node:path";
import { listDrawnPictures } from "./drawn-pictures.ts";
import { findPhotographs, photographExtensions, photographsFolder } from "./find-photographs.ts";
import { nearestNames } from "./nearest-names.ts";

/** For the owner: one line for each photograph that is not shown, with the reason. */
export async function photographNotices(dataDir: string, filesFolder: string): Promise<string[]> {
  const folder = photographsFolder(dataDir);
  const drawn = [...(await listDrawnPictures(filesFolder)).values()];
  const pictureNames = [
    ...new Set(drawn.flatMap(({ replacements }) => replacements.map(({ name }) => name))),
  ];
  try {
    const notices = (await listFiles(folder)).map(async (file) => {
      const reason = await reasonNotShown(file, folder, pictureNames);
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
    .filter((entry) => !entry.isDirectory() && !isSystemFile(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
    .toSorted();
}

function isSystemFile(name: string): boolean {
  return name.startsWith(".") || ["thumbs.db", "desktop.ini"].includes(name.toLowerCase());
}

async function reasonNotShown(file: string, folder: string, pictureNames: string[]): Promise<string | null> {
  const { dir, name, ext } = posix.parse(file);
  const match = pictureNames.find((other) => other === `${dir}/${name.toLowerCase()}`);
  if (match === undefined) {
    const near = nearestNames(posix.join(dir, name), pictureNames);
    const hint = near.length > 0 ? `Is it ${near.join(" or ")}?` : "The names are in public/pictures.";
    return `no picture has this name. ${hint}`;
  }
  if (!photographExtensions.includes(ext.toLowerCase())) {
    return `its name must end in ${photographExtensions.join(", ")}`;
  }
  const [shown = ""] = await findPhotographs(folder, match);
  return shown === join(folder, file) ? null : `${posix.basename(shown)} is, of the same name`;
}
