import { expect, test } from "vitest";
import { hu } from "#i18n/messages/hu.ts";
import { filledIn } from "#tests/support/samples/contact-form.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";
import { receiveMessage } from "./inbox.ts";

test("each field that is wrong has its own sentence", async () => {
  const { db } = await openTestDatabase();
  const texts = hu.contactErrors;
  const form = { ...filledIn, from_name: " ", user_email: "anna" };
  const info = { address: "192.0.2.7", now: new Date("2026-11-22T10:00:00Z"), texts, outbox: null };
  await expect(receiveMessage(db, form, info)).rejects.toMatchObject({
    code: "invalid_field",
    fieldErrors: { from_name: texts.missing.from_name, user_email: texts.not_an_address },
  });
});
