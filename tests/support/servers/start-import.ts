import { execFile, type ChildProcess } from "node:child_process";

export interface EndedImport {
  code: number;
  output: string;
}

/** Runs `npm run import` on a data folder as the owner would, without its set-up. */
export function startImport(
  folder: string,
  ...args: string[]
): { child: ChildProcess; ended: Promise<EndedImport> } {
  const env = { ...process.env, DATA_DIR: folder, STARTER_POSTS: "off" };
  const { promise: ended, resolve } = Promise.withResolvers<EndedImport>();
  const child = execFile(process.execPath, ["scripts/import.ts", ...args], { env }, (error, stdout, stderr) =>
    resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
  );
  return { child, ended };
}
