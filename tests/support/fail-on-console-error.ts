import { afterEach, expect, vi } from "vitest";

const said: unknown[][] = [];

// The spies of the file before, which had the same process.
vi.restoreAllMocks();

// A test that expects an error puts its own spy here; what nobody expects fails the test.
console.error = (...words: unknown[]) => {
  said.push(words);
};

afterEach(() => {
  expect(said.splice(0), "nothing may be written with console.error").toEqual([]);
});
