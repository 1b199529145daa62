import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { pack } from "tar-stream";
import { expect, test } from "vitest";
import { BackupError } from "#server/domain/backups/backup-format.ts";
import { readArchive } from "#server/domain/backups/read-archive.ts";
import { restoreBackup, type RestoreOptions } from "#server/domain/backups/restore-backup.ts";
import { listMigrations } from "#server/storage/backups/inspect-database.ts";
import { hungarianPost } from "#tests/support/samples/written-post.ts";
import { fullBackup, passphrase } from "#tests/support/servers/full-backup.ts";
import { shareInFile } from "#tests/support/servers/share-in-file.ts";
import { openSignedInServer } from "#tests/support/servers/test-server.ts";
import { differences, readWholeSite } from "#tests/support/servers/whole-site.ts";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";

/** A site that no test may change, and a way to try to restore bytes over it. */
interface Victim {
  restore: (bytes: Buffer, options?: Partial<RestoreOptions>) => Promise<unknown>;
  changes: () => Promise<string[]>;
}

const findVictim = shareInFile(async (atEnd): Promise<Victim> => {
  const server = await openSignedInServer({ atEnd });
  await server.api.createPost(hungarianPost("Marad"));
  const before = await readWholeSite(server.app);
  const folder = await makeTemporaryFolder(atEnd);
  return {
    async restore(bytes, options = {}) {
      const file = join(folder, "damaged.backup");
      await writeFile(file, bytes);
      return restoreBackup({ db: server.db, dataDir: server.env.DATA_DIR, file, replace: true, ...options });
    },
    changes: async () => differences(await readWholeSite(server.app), before),
  };
});

function flipped(bytes: Buffer, bit: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt8(copy.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
  return copy;
}

/** Places spread over a length, the first and the last among them. */
function spread(length: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => Math.floor((index * (length - 1)) / (count - 1)));
}

async function refusal(attempt: Promise<unknown>): Promise<unknown> {
  return attempt.then(
    () => "restored",
    (error: unknown) => (error instanceof BackupError ? "refused" : error),
  );
}

test("a backup in which any one bit differs is refused, unless it holds the same all the same", async () => {
  const { plain, manifest } = await fullBackup();
  const file = join(await makeTemporaryFolder(), "flipped.backup");
  let refused = 0;
  for (const bit of spread(plain.length * 8, 150)) {
    await writeFile(file, flipped(plain, bit));
    const outcome = await readArchive(file, {}).then(
      (archive) => archive.manifest,
      (error: unknown) => error,
    );
    // Gzip has a few bits that say nothing of the content, each byte of which has been compared when it was read.
    if (outcome instanceof BackupError) refused += 1;
    else expect(outcome, String(bit)).toEqual(manifest);
  }
  expect(refused).toBeGreaterThan(130);
});

test("a backup that was cut off anywhere is refused, as is one with more at its end", async () => {
  const { plain: bytes } = await fullBackup();
  const victim = await findVictim();
  for (const length of [...spread(bytes.length, 25).slice(0, -1), bytes.length - 1, bytes.length - 8]) {
    expect(await refusal(victim.restore(bytes.subarray(0, length))), String(length)).toBe("refused");
  }
  expect(await refusal(victim.restore(Buffer.concat([bytes, bytes.subarray(0, 100)])))).toBe("refused");
  expect(await victim.changes()).toEqual([]);
});

test("an encrypted backup is refused with a wrong passphrase, without one, and when it was changed or cut", async () => {
  const { encrypted: bytes } = await fullBackup();
  const victim = await findVictim();
  await expect(victim.restore(bytes, { passphrase: "más" })).rejects.toThrow("the passphrase is wrong");
  await expect(victim.restore(bytes)).rejects.toThrow("needs its passphrase");
  // All other places are tried in age-file.test.ts, on a file whose key costs less.
  for (const damaged of [flipped(bytes, bytes.length * 4), bytes.subarray(0, bytes.length >> 1)]) {
    const attempt = victim.restore(damaged, { passphrase });
    await expect(attempt).rejects.toThrow("the backup is damaged or cut off");
  }
  expect(await refusal(victim.restore(flipped(bytes, 80 * 8), { passphrase }))).toBe("refused");
  expect(bytes.includes("Marad") || bytes.includes("backup.json")).toBe(false);
  expect(await victim.changes()).toEqual([]);
});

test("a restore that is stopped in its middle has changed nothing", async () => {
  const { plain } = await fullBackup();
  const victim = await findVictim();
  const stopping = new AbortController();
  const attempt = victim.restore(plain, {
    signal: stopping.signal,
    onProgress: (what, done) => void (what === "restored" && done === 6 && stopping.abort()),
  });
  await expect(attempt).rejects.toThrow("aborted");
  expect(await victim.changes()).toEqual([]);
});

/** An archive with a correct outside, of entries that no backup has. */
async function archiveOf(entries: Record<string, string>): Promise<Buffer> {
  const tar = pack();
  for (const [name, content] of Object.entries(entries)) tar.entry({ name }, content);
  tar.finalize();
  // Safe cast: it gives nothing but bytes.
  return gzipSync(await buffer(tar as unknown as AsyncIterable<Buffer>));
}

const header = {
  format: "irany-peru-backup",
  formatVersion: 1,
  siteVersion: "9.0.0",
  createdAt: "2026-11-22T08:00:00.000Z",
  migration: "0".repeat(64),
};

test.each([
  ["foreign", { "wp-config.php": "<?php" }, "this is no backup of this site"],
  [
    "of a newer format",
    { "backup.json": JSON.stringify({ ...header, formatVersion: 2 }) },
    "update the site first",
  ],
  ["of newer tables", { "backup.json": JSON.stringify(header) }, "tables are newer than this site's"],
  ["of another kind", { "backup.json": "{}" }, "what it says of itself cannot be read"],
])("an archive that is %s is refused with the reason", async (_what, entries, reason) => {
  const victim = await findVictim();
  await expect(victim.restore(await archiveOf(entries))).rejects.toThrow(reason);
  expect(await victim.changes()).toEqual([]);
});

test("a file that is no archive, or none at all, is refused", async () => {
  const victim = await findVictim();
  await expect(victim.restore(Buffer.from("PK\x03\x04 something else"))).rejects.toThrow(
    "no backup of this site",
  );
  await expect(victim.restore(Buffer.alloc(0))).rejects.toThrow(BackupError);
  await expect(victim.restore(gzipSync("text"))).rejects.toThrow(BackupError);
});

test("a path that leads out of the photographs' folder is refused", async () => {
  const { db } = await openTestDatabase();
  const migration = (await listMigrations(db)).at(-1);
  const folder = await makeTemporaryFolder();
  for (const path of ["../evil.jpg", "places/../../evil.jpg", "/etc/evil.jpg", "places\\..\\evil.jpg"]) {
    const file = join(folder, "evil.backup");
    await writeFile(
      file,
      await archiveOf({
        "backup.json": JSON.stringify({ ...header, migration }),
        [`photographs/${path}`]: "x",
      }),
    );
    await expect(restoreBackup({ db, dataDir: folder, file, replace: false })).rejects.toThrow(
      "strange entry",
    );
  }
});
