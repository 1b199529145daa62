import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { runToEnd } from "./setup-process.mjs";

/**
 * The Node that the site runs on; it comes as a package, so that the machine's own may be an older one.
 *
 * @param {string} root
 */
export function nodeProgram(root) {
  return join(root, "node_modules/node/bin", process.platform === "win32" ? "node.exe" : "node");
}

/**
 * Whether everything that package-lock.json asks for is installed. Compares with the list that npm leaves
 * in node_modules at the end of an install, so a hand-made `npm install` counts and a broken-off one does not.
 *
 * @param {string} root
 */
export function packagesAreInstalled(root) {
  const wanted = readPackages(join(root, "package-lock.json"));
  const installed = readPackages(join(root, "node_modules/.package-lock.json"));
  if (!wanted || !installed || !existsSync(nodeProgram(root))) return false;
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    const found = installed[path];
    if (path === "") return true;
    return found ? found.version === version && found.integrity === integrity : optional;
  });
}

/**
 * Installs what package-lock.json names, tools for building and testing included.
 *
 * @param {string} root
 * @throws {Error} with a message for the owner
 */
export async function installPackages(root) {
  console.log("Installing the packages (the first time and after an update; takes a minute or so) …");
  const [program, ...before] = npmCommand();
  // On Windows a running program cannot be deleted, and we may run on the Node that `npm ci` would replace.
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

/** npm as it was called, else the one on the PATH. */
function npmCommand() {
  const called = process.env.npm_execpath;
  if (!called || !basename(called).startsWith("npm-cli")) return ["npm"];
  return [process.env.npm_node_execpath ?? process.execPath, called];
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version?: string; integrity?: string; optional?: boolean }> | undefined}
 */
function readPackages(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, "utf8")).packages;
  } catch {
    return undefined;
  }
}
