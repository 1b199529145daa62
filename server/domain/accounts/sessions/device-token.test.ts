import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";
import { deviceKey, makeDeviceToken, readDeviceToken } from "./device-token.ts";

const ofAnna = Buffer.from("key of Anna");

test("a token names its browser, at the account and with the password that it was made for", () => {
  const token = makeDeviceToken(ofAnna, null);
  const device = readDeviceToken(ofAnna, token);
  expect(device).toMatch(/^[\w-]{22}$/);
  expect(readDeviceToken(Buffer.from("key of Béla"), token)).toBeNull();
  expect(readDeviceToken(ofAnna, makeDeviceToken(ofAnna, device))).toBe(device);
  expect(makeDeviceToken(ofAnna, null)).not.toBe(token);
});

test.each(["", ".", "name", "name.", "name.AAAA", ".AAAA", "a.b.c"])("%j is nobody's token", (token) => {
  expect(readDeviceToken(ofAnna, token)).toBeNull();
});

test("a token whose name was changed is worth nothing", () => {
  const [, mac] = makeDeviceToken(ofAnna, null).split(".");
  expect(readDeviceToken(ofAnna, `other.${mac}`)).toBeNull();
});

test("who has a backup, and so the hashes, forges no token; each installation has a key of its own", async () => {
  const [one, other] = [(await openTestDatabase()).db, (await openTestDatabase()).db];
  const key = await deviceKey(one, "hash");
  expect(await deviceKey(one, "hash")).toEqual(key);
  expect(await deviceKey(one, "another hash")).not.toEqual(key);
  expect(await deviceKey(other, "hash")).not.toEqual(key);
  const forged = createHmac("sha256", "hash").update("device name").digest("base64url");
  expect(readDeviceToken(key, `name.${forged}`)).toBeNull();
});
