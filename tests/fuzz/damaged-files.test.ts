import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { BackupError } from "#server/domain/backups/backup-format.ts";
import { makeBackup } from "#server/domain/backups/make-backup.ts";
import { readArchive } from "#server/domain/backups/read-archive.ts";
import { DomainError } from "#server/domain/errors.ts";
import { preparePicture } from "#server/domain/media/prepare-picture.ts";
import { checkProperty } from "#tests/support/fuzzing/check-property.ts";
import { damagedBytes } from "#tests/support/fuzzing/damaged-bytes.ts";
import { gpsPhoto, pictureFile } from "#tests/support/samples/pictures.ts";
import { writtenPost } from "#tests/support/samples/written-post.ts";
import { openSignedInServer } from "#tests/support/servers/test-server.ts";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";

test("a damaged backup is refused as one, and nothing else happens", async () => {
  const { db, env, api } = await openSignedInServer();
  await api.createPost(writtenPost());
  const folder = await makeTemporaryFolder();
  const file = join(folder, "site.backup");
  const manifest = await makeBackup({
    db,
    dataDir: env.DATA_DIR,
    file,
    now: new Date("2026-11-22T08:00:00Z"),
  });
  const whole = await readFile(file);
  const damaged = join(folder, "damaged.backup");
  await checkProperty(150, damagedBytes({ backup: whole }), async ({ bytes }) => {
    await writeFile(damaged, bytes);
    const outcome = await readArchive(damaged, {}).then(
      (read) => read.manifest,
      (error: unknown) => (error instanceof BackupError ? "refused" : error),
    );
    // Two damages may undo each other, and some bits say only when it was compressed.
    if (outcome !== "refused") expect(outcome).toEqual(manifest);
    else expect(bytes.equals(whole)).toBe(false);
  });
});

test("a damaged picture of any type is prepared or refused, and nothing else happens", async () => {
  const files: Record<string, Buffer> = { photo: await gpsPhoto() };
  for (const type of ["png", "jpeg", "webp", "avif", "gif", "bmp", "ico"] as const)
    files[type] = await pictureFile(type, 24, 16);
  await checkProperty(200, damagedBytes(files), async ({ bytes }) => {
    const outcome = await preparePicture(bytes).then(
      ({ hash }) => hash.length,
      (error: unknown) => (error instanceof DomainError ? error.code : error),
    );
    expect([32, "picture_unreadable", "picture_too_large"]).toContain(outcome);
  });
});
