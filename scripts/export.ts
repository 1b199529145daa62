import { makeExport } from "#server/domain/export/make-export.ts";
import { isThere } from "#server/domain/backups/write-archive.ts";
import { readEnv } from "#server/env.ts";
import { printLine } from "#server/log.ts";
import { endWithMessage, progressPrinter, readFileArgument, withTool } from "./terminal/tool.ts";

const usage = `Usage: npm run export -- FILE

Writes all that can be read into one ZIP: posts as JSON with their pictures, revisions, messages, people. Passwords and the
like are left out; to move or keep a whole site, make a backup. The site may be running or not.`;

async function main(): Promise<void> {
  const asked = readFileArgument(usage);
  if (!asked) return;
  const { file } = asked;
  if (await isThere(file)) throw new Error(`${file} exists already; nothing was written`);
  const env = readEnv();
  await withTool(env, async ({ db, signal }) => {
    const progress = progressPrinter();
    const counts = await makeExport({
      db,
      dataDir: env.DATA_DIR,
      file,
      signal,
      now: new Date(),
      onProgress: progress.report,
    });
    progress.end();
    printLine(`Written: ${file} (${counts.posts} posts, ${counts.pictures} pictures)`);
  });
}

await endWithMessage(main);
