import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { createCountryLookup } from "./visitor-country.ts";

const failOnError = (error: unknown) => {
  throw error;
};
const findCountry = createCountryLookup({ onError: failOnError });

test.each([
  ["193.224.0.1", "HU"],
  ["200.48.225.130", "PE"],
  ["8.8.8.8", "US"],
  ["2001:4c48::1", "HU"],
  ["2001:4C48:0:0::%eth0", "HU"],
])("%s is registered in %s", async (address, country) => {
  expect(await findCountry(address)).toBe(country);
});

test.each(["::ffff:193.224.0.1", "::ffff:c1e0:1", "0:0:0:0:0:FFFF:193.224.0.1"])(
  "%s, an IPv4 address in the clothes of IPv6, has its country",
  async (address) => {
    expect(await findCountry(address)).toBe("HU");
  },
);

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.16.0.1",
  "192.168.1.1",
  "100.64.0.1",
  "169.254.1.1",
  "203.0.113.9",
  "0.0.0.0",
  "255.255.255.255",
  "::1",
  "::",
  "fe80::1%eth0",
  "fd00::1",
  "2001:db8::1",
  "64:ff9b::1",
  "::ffff:127.0.0.1",
  "::ffff:192.168.1.1",
  "",
  "unknown",
  "8.8.8.8.8",
  "<script>",
])("'%s' has no country", async (address) => {
  expect(await findCountry(address)).toBeNull();
});

test("a database that cannot be read means that no country is known, and is told once", async () => {
  const onError = vi.fn();
  const findNone = createCountryLookup({ onError, file: join(import.meta.dirname, "no-such-file.mmdb") });
  expect(await Promise.all([findNone("193.224.0.1"), findNone("8.8.8.8")])).toEqual([null, null]);
  expect(await findNone("8.8.8.8")).toBeNull();
  expect(onError).toHaveBeenCalledOnce();
});

test("a file that is no such database means the same", async () => {
  const onError = vi.fn();
  const findNone = createCountryLookup({ onError, file: import.meta.filename });
  expect(await findNone("193.224.0.1")).toBeNull();
  expect(onError).toHaveBeenCalledOnce();
});
