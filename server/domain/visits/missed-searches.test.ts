import { expect, test } from "vitest";
import { findMissedSearches } from "#server/storage/visits/missed-searches.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";
import { storeMissedSearches } from "./missed-searches.ts";

const day = "2026-11-23";

test("all that was missed is stored or nothing, so that what is tried again does not count twice", async () => {
  const { db } = await openTestDatabase();
  const llama = { day, language: "en" as const, words: "llama", count: 1 };
  // More than the column holds.
  const tooMany = { day, language: "hu" as const, words: "láma", count: 2 ** 40 };
  await expect(storeMissedSearches(db, [llama, tooMany])).rejects.toThrow();
  const again = [llama, { ...tooMany, count: 2 }];
  await storeMissedSearches(db, again);
  expect(await findMissedSearches(db, day)).toEqual(again.toReversed());
});
