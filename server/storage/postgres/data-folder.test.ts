import { chmod, mkdir, stat, symlink } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";
import { secureDataFolder } from "./data-folder.ts";

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

test("other users of the machine can neither list nor change a data folder", async () => {
  const made = join(await makeTemporaryFolder(), "data");
  await secureDataFolder(made);
  expect(await modeOf(made)).toBe(process.getuid?.() === 0 ? "711" : "700");
  const former = await makeTemporaryFolder();
  await chmod(former, 0o777);
  for (const name of ["cache", "backups", "photographs"]) {
    await mkdir(join(former, name));
    await chmod(join(former, name), 0o755);
  }
  await secureDataFolder(former);
  expect(await modeOf(former)).toBe("751");
  expect(await modeOf(join(former, "cache"))).toBe("700");
  expect(await modeOf(join(former, "backups"))).toBe("700");
  expect(await modeOf(join(former, "photographs"))).toBe("755");
});

test("what was closed stays closed, and a link is not followed", async () => {
  const folder = await makeTemporaryFolder();
  await chmod(folder, 0o700);
  const elsewhere = await makeTemporaryFolder();
  await chmod(elsewhere, 0o755);
  await symlink(elsewhere, join(folder, "cache"));
  await secureDataFolder(folder);
  expect([await modeOf(folder), await modeOf(elsewhere)]).toEqual(["700", "755"]);
});
