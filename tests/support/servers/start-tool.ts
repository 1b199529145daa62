import { execFile, type ChildProcess } from "node:child_process";
import { quickImports } from "./start-site.ts";

export interface EndedTool {
  code: number;
  /** With `errors`. */
  output: string;
  errors: string;
}

/**
 * Runs a script on a data folder as the owner would, without its set-up.
 * @param input what is typed
 */
export function startTool(
  script: string,
  folder: string,
  args: string[],
  settings: Record<string, string> = {},
  input = "",
): { child: ChildProcess; ended: Promise<EndedTool> } {
  const env = { ...process.env, DATA_DIR: folder, STARTER_POSTS: "off", ...settings };
  const { promise: ended, resolve } = Promise.withResolvers<EndedTool>();
  const child = execFile(
    process.execPath,
    [quickImports, script, ...args],
    { env },
    (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr, errors: stderr }),
  );
  child.stdin?.end(input);
  return { child, ended };
}
