import { chmod, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Makes a folder that the database's user may enter too when root runs the tests; the caller removes it. */
export async function makeOpenFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "irany-peru-"));
  await chmod(folder, 0o755);
  return folder;
}
