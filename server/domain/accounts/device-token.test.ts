import { expect, test } from "vitest";
import { makeDeviceToken, readDeviceToken } from "./device-token.ts";

test("a token names its browser, at the account and with the password that it was made for", () => {
  const token = makeDeviceToken("hash of Anna", null);
  const device = readDeviceToken("hash of Anna", token);
  expect(device).toMatch(/^[\w-]{22}$/);
  expect(readDeviceToken("hash of Béla", token)).toBeNull();
  expect(readDeviceToken("hash of Anna", makeDeviceToken("hash of Anna", device))).toBe(device);
  expect(makeDeviceToken("hash of Anna", null)).not.toBe(token);
});

test.each(["", ".", "name", "name.", "name.AAAA", ".AAAA", "a.b.c"])("%j is nobody's token", (token) => {
  expect(readDeviceToken("hash of Anna", token)).toBeNull();
});

test("a token whose name was changed is worth nothing", () => {
  const [, mac] = makeDeviceToken("hash", null).split(".");
  expect(readDeviceToken("hash", `other.${mac}`)).toBeNull();
});
