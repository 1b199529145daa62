import { afterAll } from "vitest";
import type { AtEnd } from "../storage/temporary-folder.ts";

/** Shares one thing among all tests of a file: the first that asks for it opens it, and the file's end closes it. */
export function shareInFile<T>(open: (atEnd: AtEnd) => Promise<T>): () => Promise<T> {
  const ends: (() => Promise<void>)[] = [];
  let shared: Promise<T> | undefined;
  afterAll(async () => {
    for (const end of ends.toReversed()) await end();
  });
  return () => (shared ??= open((end) => void ends.push(end)));
}
