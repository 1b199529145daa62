import { chmod } from "node:fs/promises";
import { expect, test } from "vitest";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";
import { parseEnv } from "./env.ts";
import { prepareUser } from "./leave-root.ts";

test("where its user may not enter the data folder the site stays root, and says so loudly", async ({
  skip,
}) => {
  skip(process.getuid?.() !== 0, "only root can become another user");
  const folder = await makeTemporaryFolder();
  await chmod(folder, 0o700);
  const env = parseEnv({ DATA_DIR: folder, DATABASE_URL: "postgres://127.0.0.1:1/none" });
  const user = await prepareUser(env);
  expect(user?.notice).toMatch(/WARNING: started by root, and stays root, because user \d+ may not read \//);
  expect(user?.runAs).toBeUndefined();
});
