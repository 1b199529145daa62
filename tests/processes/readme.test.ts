import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { startSite } from "#tests/support/servers/start-site.ts";
import { makeDataFolder } from "#tests/support/storage/make-data-folder.ts";

const root = join(import.meta.dirname, "..", "..");

async function firstPostOfReadme(): Promise<string> {
  const readme = await readFile(join(root, "README.md"), "utf8");
  const [, block] = /```bash\n([^]*?)```/.exec(readme) ?? [];
  if (block === undefined) throw new Error("the README has no bash block");
  return block;
}

test("the README's first post works as printed on a fresh site", async () => {
  const block = await firstPostOfReadme();
  expect(block).toContain("http://localhost:3000");
  const site = await startSite({ DATA_DIR: await makeDataFolder(), STARTER_POSTS: "off" });
  onTestFinished(() => void site.end("SIGKILL"));
  const script = block.replaceAll("http://localhost:3000", site.url);
  const { stdout } = await promisify(execFile)("bash", ["-euo", "pipefail", "-c", script], { cwd: root });
  const titles = ["Az első ceviche", "My first ceviche", "Mi primer ceviche"];
  const shown = [...stdout.matchAll(/<title>(.*) \| Irány Peru<\/title>/g)].map(([, title]) => title);
  expect(shown).toEqual(titles);
  await expect.poll(site.output).toContain(`Open ${site.url}/admin and make the first account;`);
  expect(await site.end("SIGTERM")).toBe(0);
});
