import { resolve } from "node:path";
import { expect, test } from "vitest";
import { UsageError } from "../terminal/tool.ts";
import { readImportArguments } from "./import-arguments.ts";

test("a source alone is enough, and each option has its place", () => {
  const others = { language: null, site: null, isDryRun: false };
  expect(readImportArguments(["posts.json"])).toEqual({ source: { file: resolve("posts.json") }, ...others });
  const old = "https://old.example/api";
  expect(readImportArguments([old])).toEqual({ source: { address: old }, ...others });
  const all = ["a.xml", "--language", "es", "--site", "https://peru.example", "--dry-run"];
  expect(readImportArguments(all)).toEqual({
    source: { file: resolve("a.xml") },
    language: "es",
    site: "https://peru.example",
    isDryRun: true,
  });
});

test.each([
  [[], "Usage: npm run import"],
  [["a.json", "b.json"], "Usage: npm run import"],
  [["a.json", "--dryrun"], "Unknown option"],
  [["a.json", "--language", "xx"], "xx is no language of this site"],
  [["a.json", "--site", "peru"], "peru is no address of the web"],
])("%j is answered with the usage", (args, words) => {
  expect(() => readImportArguments(args)).toThrow(UsageError);
  expect(() => readImportArguments(args)).toThrow(words);
});
