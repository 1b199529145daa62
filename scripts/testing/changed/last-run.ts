import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The record that a whole run leaves for `npm test -- changed` when it passes; not in the repository. */
export interface LastRun {
  /** The commit of main that passed, unless files were changed besides. */
  commit?: string;
  /** By the file of the journeys, from `tests/journeys/`. */
  journeySeconds: Record<string, number>;
}

const noteFile = (root: string) => join(root, "node_modules/.cache/last-run.json");

export function readLastRun(root: string): LastRun {
  try {
    return JSON.parse(readFileSync(noteFile(root), "utf8")) as LastRun;
  } catch {
    return { journeySeconds: {} };
  }
}

export function noteLastRun(root: string, run: LastRun): void {
  mkdirSync(dirname(noteFile(root)), { recursive: true });
  writeFileSync(noteFile(root), JSON.stringify({ ...readLastRun(root), ...run }));
}

/** The present commit if it is one of main and no file differs from it. */
export function cleanCommit(root: string): string | undefined {
  const commit = git(root, "rev-parse", "HEAD");
  const isClean = git(root, "status", "--porcelain") === "";
  const isOfMain = git(root, "merge-base", "--is-ancestor", "HEAD", "main") !== undefined;
  return isClean && isOfMain ? commit : undefined;
}

/** The commit since which changes count, and in words why; null when there is none. @param named by who runs the tests */
export function findBase(root: string, named?: string): { commit: string; why: string } | null {
  const find = (name?: string) => name && git(root, "rev-parse", "--verify", "--quiet", `${name}^{commit}`);
  if (named !== undefined) {
    const commit = find(named);
    if (!commit) throw new Error(`There is no commit "${named}".`);
    return { commit, why: "as you said" };
  }
  const passed = find(readLastRun(root).commit);
  if (passed) return { commit: passed, why: "the last commit of main that is known to have passed" };
  const common = git(root, "merge-base", "HEAD", "main") ?? git(root, "merge-base", "HEAD", "origin/main");
  if (!common) return null;
  return { commit: common, why: "the last one in common with main: none is known to have passed" };
}

/** Files that differ from a commit, those that git does not know yet among them. */
export function changedFiles(root: string, commit: string): string[] {
  const differing = git(root, "diff", "--name-only", "--no-renames", "-z", commit) ?? "";
  const fresh = git(root, "ls-files", "--others", "--exclude-standard", "-z") ?? "";
  return `${differing}\0${fresh}`.split("\0").filter(Boolean).toSorted();
}

/** @returns what git prints; nothing when it says no, or is not there */
function git(root: string, ...args: string[]): string | undefined {
  try {
    return execFileSync("git", args, {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return undefined;
  }
}
