import { constants } from "node:fs";
import { mkdir, open } from "node:fs/promises";
import { join } from "node:path";

/** The folders in it that only the site reads and writes. The owner's photographs are not among them. */
const ownFolders = ["cache", "backups"];

/**
 * Makes a data folder, or takes from one that is there what no other user of the machine needs: to read what is in it, and to write.
 * Users who have to may still pass through, as the database's user does where root has made it.
 */
export async function secureDataFolder(folder: string): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  await mkdir(folder, { recursive: true, mode: isRoot ? 0o711 : 0o700 });
  await narrow(folder, 0o751);
  for (const name of ownFolders) await narrow(join(folder, name), 0o700);
}

/** Leaves of a folder's rights these. A link is not followed: what lies in another user's folder may be a trap for root. */
async function narrow(folder: string, rights: number): Promise<void> {
  const { O_RDONLY, O_DIRECTORY, O_NOFOLLOW } = constants;
  const handle = await open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW).catch(() => null);
  try {
    const mode = (await handle?.stat())?.mode ?? 0;
    if ((mode & 0o777 & ~rights) !== 0) await handle?.chmod((mode & 0o7000) | (mode & rights));
  } catch {
    // It is another user's, or its file system knows no rights.
  } finally {
    await handle?.close();
  }
}
