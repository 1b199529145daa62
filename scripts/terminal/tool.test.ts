import { resolve } from "node:path";
import { expect, test } from "vitest";
import { readFileArgument, UsageError } from "./tool.ts";

const usage = "Usage: npm run backup -- FILE [--encrypt]";

test("a command that takes a file takes its whole path, and its one flag", () => {
  const file = resolve("site.backup");
  expect(readFileArgument(usage, "encrypt", ["site.backup"])).toEqual({ file, isFlagged: false });
  expect(readFileArgument(usage, "encrypt", ["--encrypt", "site.backup"])).toEqual({ file, isFlagged: true });
});

test.each([
  [[], usage],
  [["a", "b"], usage],
  [["a", "--zip"], "Unknown option"],
])("%j is answered with the usage", (args, words) => {
  expect(() => readFileArgument(usage, "encrypt", args)).toThrow(UsageError);
  expect(() => readFileArgument(usage, "encrypt", args)).toThrow(words);
});
