import { expect, test } from "vitest";
import { pocketDownloadHeader } from "#api/pocket/pocket-download-header.ts";
import { isReader, isWorthNoting, referringHost } from "./read-visit.ts";

const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

test("readers are told from programs, prepared pages and signed-in people", () => {
  expect(isReader({ "user-agent": browser, cookie: "language=hu" })).toBe(true);
  expect(isReader({ "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" })).toBe(false);
  expect(isReader({ "user-agent": "curl/8.5.0" })).toBe(false);
  expect(isReader({})).toBe(false);
  expect(isReader({ "user-agent": browser, "sec-purpose": "prefetch;prerender" })).toBe(false);
  expect(isReader({ "user-agent": browser, [pocketDownloadHeader]: "1" })).toBe(false);
  expect(isReader({ "user-agent": browser, cookie: "__Host-irany_peru_session=x" })).toBe(false);
});

test("of the page with the link only the host of another site is read", () => {
  const hostOf = (referer?: string) => referringHost(referer, ["irany.test", "localhost:4170"]);
  expect(hostOf("https://www.example.com/search?q=secret")).toBe("example.com");
  expect(hostOf("https://irany.test/hu/")).toBeNull();
  expect(hostOf("http://localhost:4170/hu/")).toBeNull();
  expect(hostOf("android-app://com.example")).toBeNull();
  expect(hostOf("http://192.0.2.1/")).toBeNull();
  expect(hostOf("no address")).toBeNull();
  expect(hostOf()).toBeNull();
});

test("what only scanners ask for is not noted", () => {
  for (const path of ["/hu/regi-oldal", "/regi-oldal.html", "/en/post/gone", "/2019/05/lima"])
    expect(isWorthNoting(path), path).toBe(true);
  for (const path of [
    "/wp-login.php",
    "/hu/wp-admin/setup",
    "/.env",
    "/hu/.git/config",
    "/api/x",
    "/backup.zip",
    "/ads.txt",
    `/hu/${"x".repeat(300)}`,
  ])
    expect(isWorthNoting(path), path).toBe(false);
});
