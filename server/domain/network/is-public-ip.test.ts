import { expect, test } from "vitest";
import { canonicalIp } from "./canonical-ip.ts";
import { isPublicIp } from "./is-public-ip.ts";

const isPublic = (address: string) => isPublicIp(canonicalIp(address) ?? "");

test.each(["8.8.8.8", "2a00:1450:4001::1", "2001:4860:4860::8888"])("%s is everybody's", (address) => {
  expect(isPublic(address)).toBe(true);
});

/** The latter name an IPv4 address in theirs: 6to4 (RFC 3056), Teredo (RFC 4380), translation (RFC 6052). */
test.each([
  "127.0.0.1",
  "10.0.0.1",
  "169.254.169.254",
  "::1",
  "::ffff:127.0.0.1",
  "fe80::1",
  "fd00::1",
  "2001:db8::1",
  "2002:7f00:1::",
  "2002:a9fe:a9fe::1",
  "2001:0:7f00:1::",
  "64:ff9b::7f00:1",
  "no address",
])("%s is not", (address) => {
  expect(isPublic(address)).toBe(false);
});
