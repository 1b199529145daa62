import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";
import { changedFiles, cleanCommit, findBase, noteLastRun, readLastRun } from "./last-run.ts";

/** A repository with one commit on main. */
async function makeRepository() {
  const root = await makeTemporaryFolder();
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@irany.test", ...args], {
      cwd: root,
      encoding: "utf8",
    }).trim();
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  const commit = (): string => {
    git("add", "--all");
    git("commit", "--quiet", "--message", "change");
    return git("rev-parse", "HEAD");
  };
  git("init", "--quiet", "--initial-branch", "main");
  write(".gitignore", "node_modules\n");
  write("a.ts", "");
  return { root, git, write, commit, first: commit() };
}

test("a commit that passed is the base of later changes, new and deleted files among them", async () => {
  const { root, git, write, commit, first } = await makeRepository();
  noteLastRun(root, { commit: first, journeySeconds: { "home.spec.ts": 3 } });
  write("b.ts", "");
  commit();
  git("rm", "--quiet", "a.ts");
  write("c d.ts", "");
  expect(findBase(root)).toMatchObject({ commit: first });
  expect(changedFiles(root, first)).toEqual(["a.ts", "b.ts", "c d.ts"]);
  expect(readLastRun(root).journeySeconds).toEqual({ "home.spec.ts": 3 });
});

test("only a commit of main without changes beside it is clean", async () => {
  const { root, git, write, commit, first } = await makeRepository();
  expect(cleanCommit(root)).toBe(first);
  write("b.ts", "");
  expect(cleanCommit(root)).toBeUndefined();
  git("checkout", "--quiet", "-b", "feature");
  commit();
  expect(cleanCommit(root)).toBeUndefined();
});

test("a later run that was not of a clean commit leaves the noted one", async () => {
  const { root, first } = await makeRepository();
  noteLastRun(root, { commit: first, journeySeconds: {} });
  noteLastRun(root, { journeySeconds: { "home.spec.ts": 4 } });
  expect(readLastRun(root)).toEqual({ commit: first, journeySeconds: { "home.spec.ts": 4 } });
});

test("without a noted commit the last one in common with main is the base, and it is said", async () => {
  const { root, git, write, commit, first } = await makeRepository();
  git("checkout", "--quiet", "-b", "feature");
  write("b.ts", "");
  commit();
  expect(findBase(root)).toEqual({
    commit: first,
    why: expect.stringContaining("none is known to have passed"),
  });
});

test("a commit can be named; one that is not there is an error", async () => {
  const { root, first } = await makeRepository();
  expect(findBase(root, "main")).toMatchObject({ commit: first });
  expect(() => findBase(root, "nowhere")).toThrow('There is no commit "nowhere"');
});

test("without main there is no base", async () => {
  const { root, git } = await makeRepository();
  git("branch", "--move", "other");
  expect(findBase(root)).toBeNull();
});
