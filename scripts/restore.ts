import { isEncrypted } from "#server/domain/backups/read-archive.ts";
import { restoreBackup } from "#server/domain/backups/restore-backup.ts";
import { cleanStoredPosts } from "#server/domain/posts/cleaning/clean-stored-posts.ts";
import { readEnv } from "#server/env.ts";
import { printLine } from "#server/log.ts";
import { askPassword } from "./terminal/ask-password.ts";
import { endWithMessage, progressPrinter, readFileArgument, withTool } from "./terminal/tool.ts";

const usage = `Usage: npm run restore -- FILE [--replace]

Puts what a backup holds into an empty installation; with --replace, in place of everything that is there. The whole file
is checked before anything is written. The site may be running: readers see the old state until the new one is complete,
whoever saves meanwhile waits. Everybody has to sign in again. The passphrase is BACKUP_PASSPHRASE, or asked for.`;

async function main(): Promise<void> {
  const asked = readFileArgument(usage, "replace");
  if (!asked) return;
  const { file, isFlagged } = asked;
  const env = readEnv();
  let passphrase = env.BACKUP_PASSPHRASE;
  if (await isEncrypted(file)) {
    passphrase ??= await askPassword(process.stdin, process.stderr, {
      question: "Passphrase: ",
      isNew: false,
    });
  }
  await withTool(env, async ({ db, signal }) => {
    const progress = progressPrinter();
    const { header, manifest } = await restoreBackup({
      db,
      dataDir: env.DATA_DIR,
      file,
      passphrase,
      signal,
      replace: isFlagged,
      onProgress: progress.report,
    });
    progress.end();
    const counts = Object.entries(manifest.rows).map(([table, count]) => `${table}: ${count}`);
    printLine(
      `Restored the backup of ${header.createdAt} (${counts.join(", ")}, photographs: ${manifest.photographs})`,
    );
    const cleaned = await cleanStoredPosts(db, () => signal.aborted);
    if (cleaned > 0) printLine(`Cleaned again: ${cleaned}`);
    printLine("All sessions have ended.");
  });
}

await endWithMessage(main);
