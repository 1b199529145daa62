import { matchesGlob } from "node:path";
import { expect, test } from "vitest";
import { files } from "#tests/house-rules/source-files.ts";
import { chunkGroups } from "./chunk-groups.ts";

/** Each of the globs that one with braces stands for. */
function eachOf(glob: string): string[] {
  const [whole, choices] = /\{([^{}]+)\}/.exec(glob) ?? [];
  if (whole === undefined || choices === undefined) return [glob];
  return choices.split(",").flatMap((choice) => eachOf(glob.replace(whole, choice)));
}

test("every name in the groups of modules is a file's", () => {
  const globs = chunkGroups.flatMap((group) => group.files.flatMap(eachOf));
  expect(globs.filter((glob) => !files.some((file) => matchesGlob(file, glob)))).toEqual([]);
});
