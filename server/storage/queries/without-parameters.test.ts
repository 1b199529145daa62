import { expect, test } from "vitest";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";
import { insertAccount } from "#server/storage/accounts/accounts.ts";
import { withoutParameters } from "./without-parameters.ts";

test("what is logged of a failed query does not hold what was to be stored", async () => {
  const { db } = await openTestDatabase();
  await db.execute("alter table accounts rename to gone");
  const account = {
    username: "a",
    usernameKey: "a",
    passwordHash: "geheim",
    role: "administrator" as const,
    languages: [],
    approved: true,
    createdAt: new Date(),
  };
  const error = await insertAccount(db, account).catch((thrown: Error) => thrown);
  if (!(error instanceof Error)) throw new Error("the query should have failed");
  expect(error.message).toContain("geheim");
  expect(withoutParameters(error).message).toContain("accounts");
  expect(withoutParameters(error).message).not.toContain("geheim");
});

test("any other error is logged as it is", () => {
  const error = new Error("other");
  expect(withoutParameters(error)).toBe(error);
});
