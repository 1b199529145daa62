import { runBackup } from "#server/domain/backups/run-backup.ts";
import { isThere } from "#server/domain/backups/write-archive.ts";
import { readEnv } from "#server/env.ts";
import { printLine } from "#server/log.ts";
import { askPassword } from "./terminal/ask-password.ts";
import { endWithMessage, progressPrinter, readFileArgument, withTool } from "./terminal/tool.ts";

const usage = `Usage: npm run backup -- FILE [--encrypt]

Writes all that the site could not make again into one file: posts, pictures, accounts, messages, your photographs. The
site may be running or not. With BACKUP_PASSPHRASE set the file is encrypted; --encrypt asks for a passphrase.`;

async function main(): Promise<void> {
  const asked = readFileArgument(usage, "encrypt");
  if (!asked) return;
  const { file, isFlagged } = asked;
  if (await isThere(file)) throw new Error(`${file} exists already; nothing was written`);
  const env = readEnv();
  let passphrase = env.BACKUP_PASSPHRASE;
  if (isFlagged)
    passphrase ??= await askPassword(process.stdin, process.stderr, { question: "Passphrase: " });
  await withTool(env, async ({ db, signal }) => {
    const progress = progressPrinter();
    const { manifest, bytes } = await runBackup({
      db,
      dataDir: env.DATA_DIR,
      file,
      passphrase,
      signal,
      now: () => new Date(),
      onProgress: progress.report,
    });
    progress.end();
    const encrypted = passphrase === undefined ? "" : ", encrypted";
    printLine(
      `Written and read back: ${file} (${bytes} bytes, ${Object.keys(manifest.entries).length} entries${encrypted})`,
    );
  });
}

await endWithMessage(main);
