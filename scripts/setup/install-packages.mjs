import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { runToEnd } from "./run-to-end.mjs";

/** The Node from the packages, because the machine's own may be older. */
export function nodeProgram(root) {
  return join(root, "node_modules/node/bin", process.platform === "win32" ? "node.exe" : "node");
}

/** Compares package-lock.json with the list that npm writes after each install. */
export function packagesAreInstalled(root) {
  const locked = readPackages(join(root, "package-lock.json"));
  const installed = readPackages(join(root, "node_modules/.package-lock.json"));
  if (!locked || !installed || !existsSync(nodeProgram(root))) return false;
  return Object.entries(locked).every(([path, { version, integrity, optional }]) => {
    const found = installed[path];
    if (path === "") return true;
    return found ? found.version === version && found.integrity === integrity : optional;
  });
}

export async function installPackages(root) {
  console.log("Installing the packages (the first time and after an update; takes a minute or so) …");
  const [program, ...before] = npmCommand();
  // Windows cannot delete a running program, and this may be the Node that `npm ci` would replace.
  const command = process.platform === "win32" && existsSync(join(root, "node_modules")) ? "install" : "ci";
  const options = ["--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const code = await runToEnd(program, [...before, command, ...options], {
    cwd: root,
    shell: before.length === 0 && process.platform === "win32",
  });
  if (code > 128) process.exit(code);
  if (code !== 0 || !packagesAreInstalled(root)) {
    throw new Error(
      "The packages could not be installed; npm's message above says why. Most often the network is missing or\n" +
        "this folder belongs to another user. Try again when that is mended.",
    );
  }
}

/** The npm that started this script, else the one on the PATH. */
function npmCommand() {
  const called = process.env.npm_execpath;
  if (!called || !basename(called).startsWith("npm-cli")) return ["npm"];
  return [process.env.npm_node_execpath ?? process.execPath, called];
}

/** @returns {Record<string, { version?: string; integrity?: string; optional?: boolean }> | undefined} */
function readPackages(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, "utf8")).packages;
  } catch {
    return undefined;
  }
}
