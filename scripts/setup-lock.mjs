import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Minutes after which a lock counts as left behind, whoever has its process number now. */
const staleAfter = 20;

/**
 * Does something that only one process may do at a time; a second one waits for the first.
 *
 * @param {string} file the lock
 * @param {() => Promise<void>} work
 */
export async function withLock(file, work) {
  mkdirSync(dirname(file), { recursive: true });
  let told = false;
  while (!take(file)) {
    if (!told) console.log("Another start is setting up; waiting for it.");
    told = true;
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

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EEXIST") throw error;
  }
  if (!isHeld(file)) removeStale(file);
  return false;
}

/** @param {string} file */
function isHeld(file) {
  try {
    const age = Date.now() - statSync(file).mtimeMs;
    if (age > staleAfter * 60_000) return false;
    const pid = Number(readFileSync(file, "utf8"));
    // Between its creation and its content a lock is empty for a moment.
    if (!pid) return age < 5000;
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}

/**
 * Moves the lock away before deleting it, so that of two that found it stale only one succeeds.
 *
 * @param {string} file
 */
function removeStale(file) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    rmSync(aside, { force: true });
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "ENOENT") throw error;
  }
}
