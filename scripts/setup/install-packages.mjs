import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { runToEnd } from "./run-to-end.mjs";

/** The Node from the packages, because the machine's own may be older. */
export function nodeProgram(root) {
  return join(root, "node_modules/node/bin", process.platform === "win32" ? "node.exe" : "node");
}

/** Compares package-lock.json with the list that npm writes after each install. */
export function packagesAreInstalled(root, folder = join(root, "node_modules")) {
  const locked = readPackages(join(root, "package-lock.json"));
  const installed = readPackages(join(folder, ".package-lock.json"));
  if (!locked || !installed || !existsSync(nodeProgram(dirname(folder)))) return false;
  return Object.entries(locked).every(([path, { version, integrity, optional }]) => {
    const found = installed[path];
    if (path === "") return true;
    return found ? found.version === version && found.integrity === integrity : optional;
  });
}

/** Where packages are installed, and where the former ones wait until the site is built; on the disk of `node_modules`. */
const newPackages = "build/.packages";
const formerPackages = "build/.packages-former";

/** Installs beside the present packages, which take its place only when they are complete. */
export async function installPackages(root) {
  console.log("Installing the packages (the first time and after an update; takes a minute or so) …");
  const present = join(root, "node_modules");
  // Windows cannot move a running program, and this may be the Node of the packages.
  if (process.platform === "win32" && existsSync(present)) return runNpm("install", root, root);
  const staging = join(root, newPackages);
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });
  for (const file of ["package.json", "package-lock.json", ".npmrc"]) {
    if (existsSync(join(root, file))) cpSync(join(root, file), join(staging, file));
  }
  await runNpm("ci", root, staging);
  // Without present ones, the former ones are of an interrupted start.
  if (existsSync(present)) {
    removeFormerPackages(root);
    renameSync(present, join(root, formerPackages));
  }
  renameSync(join(staging, "node_modules"), present);
  rmSync(staging, { recursive: true, force: true });
}

async function runNpm(command, root, folder) {
  const [program, ...before] = npmCommand();
  const options = ["--prefix", folder, "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const code = await runToEnd(program, [...before, command, ...options], {
    cwd: folder,
    shell: before.length === 0 && process.platform === "win32",
  });
  if (code > 128) process.exit(code);
  if (code !== 0 || !packagesAreInstalled(root, join(folder, "node_modules"))) {
    throw new Error(
      "The packages could not be installed; npm's message above says why. Most often the network is missing or\n" +
        "this folder belongs to another user. Try again when that is mended.",
    );
  }
}

/** When the site was built with the new packages. */
export function removeFormerPackages(root) {
  rmSync(join(root, formerPackages), { recursive: true, force: true });
}

/** When it was not: the last site that could be built goes on with the packages that it was built with. */
export function restoreFormerPackages(root) {
  const former = join(root, formerPackages);
  if (!existsSync(former)) return;
  rmSync(join(root, "node_modules"), { recursive: true, force: true });
  renameSync(former, join(root, "node_modules"));
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
