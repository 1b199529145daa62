import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Manifest } from "#server/domain/backups/backup-format.ts";
import { makeBackup } from "#server/domain/backups/make-backup.ts";
import { photographsFolder } from "#server/domain/media/photographs/find-photographs.ts";
import { makeTemporaryFolder, type AtEnd } from "../storage/temporary-folder.ts";
import { openSignedInServer, type TestServer } from "./test-server.ts";
import { fillSite, readWholeSite } from "./whole-site.ts";

interface FullBackup {
  /** The file. */
  plain: Buffer;
  /** The same, with `passphrase`. */
  encrypted: Buffer;
  manifest: Manifest;
  /** The site's answers, by path. */
  answers: Map<string, string>;
}

export const passphrase = "egy hosszú jelmondat";

const now = new Date("2026-11-22T08:00:00Z");

let full: Promise<FullBackup> | undefined;

/** Backups of a full site with a photograph. They are made once in a process, as they are nothing but data. */
export function fullBackup(): Promise<FullBackup> {
  return (full ??= makeFullBackup());
}

async function makeFullBackup(): Promise<FullBackup> {
  const ends: (() => Promise<void>)[] = [];
  const atEnd: AtEnd = (end) => void ends.unshift(end);
  try {
    const server = await openSignedInServer({ atEnd });
    await fillSite(server);
    await writePhotograph(server, "places/Líma.jpg", "a photograph");
    const folder = await makeTemporaryFolder(atEnd);
    const options = { db: server.db, dataDir: server.env.DATA_DIR, now };
    const [plain, encrypted] = [join(folder, "plain.backup"), join(folder, "encrypted.backup")];
    const manifest = await makeBackup({ ...options, file: plain });
    await makeBackup({ ...options, file: encrypted, passphrase });
    return {
      plain: await readFile(plain),
      encrypted: await readFile(encrypted),
      manifest,
      answers: await readWholeSite(server.app),
    };
  } finally {
    for (const end of ends) await end();
  }
}

export const photographOf = ({ env }: Pick<TestServer, "env">, name: string) =>
  join(photographsFolder(env.DATA_DIR), name);

export async function writePhotograph(
  server: Pick<TestServer, "env">,
  name: string,
  content: string,
): Promise<void> {
  const file = photographOf(server, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
