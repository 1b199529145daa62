import { globSync } from "node:fs";

export interface TestFiles {
  /** For Vitest: paths from the root. */
  tests: string[];
  journeys: string[];
}

/** Test files with one of the words in their path, ignoring case. */
export function findTestFiles(root: string, words: string[]): TestFiles {
  const lowerCased = words.map((word) => word.toLowerCase());
  const hasWord = (path: string) => lowerCased.some((word) => path.toLowerCase().includes(word));
  const find = (pattern: string) =>
    globSync(pattern, { cwd: root, exclude: ["**/node_modules", "art", "build", "data"] })
      .map((path) => path.replaceAll("\\", "/"))
      .filter(hasWord)
      .toSorted();
  return { tests: find("**/*.test.{ts,tsx}"), journeys: find("tests/journeys/**/*.spec.ts") };
}
