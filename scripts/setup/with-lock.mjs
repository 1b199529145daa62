import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Minutes; afterwards the process id in the lock may belong to another process. */
const staleAfter = 20;

/** Does work that only one process may do at a time; others wait for the lock file. */
export async function withLock(file, work) {
  mkdirSync(dirname(file), { recursive: true });
  let hasLogged = false;
  while (!tryLock(file)) {
    if (!hasLogged) console.log("Another start is setting up; waiting for it.");
    hasLogged = true;
    await sleep(200);
  }
  const release = () => rmSync(file, { force: true });
  process.once("exit", release);
  try {
    await work();
  } finally {
    process.off("exit", release);
    release();
  }
}

function tryLock(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EEXIST") throw error;
  }
  if (!isHeld(file)) removeStale(file);
  return false;
}

function isHeld(file) {
  try {
    const age = Date.now() - statSync(file).mtimeMs;
    if (age > staleAfter * 60_000) return false;
    const pid = Number(readFileSync(file, "utf8"));
    // A lock is empty for a moment after its creation.
    if (!pid) return age < 5000;
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}

/** Renames the lock before deleting it: if two processes do so, only one succeeds. */
function removeStale(file) {
  const renamed = `${file}.${process.pid}`;
  try {
    renameSync(file, renamed);
    rmSync(renamed, { force: true });
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "ENOENT") throw error;
  }
}
