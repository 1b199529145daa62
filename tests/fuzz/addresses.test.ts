import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { expect, test } from "vitest";
import { languages } from "#i18n/languages.ts";
import { loadBuiltSite } from "#server/load-built-site.ts";
import { checkProperty } from "#tests/support/fuzzing/check-property.ts";
import { expectSoundAnswer } from "#tests/support/fuzzing/expect-sound-answer.ts";
import { hostileText } from "#tests/support/fuzzing/hostile-text.ts";
import { rawRequest } from "#tests/support/fuzzing/raw-request.ts";
import { openTestServer } from "#tests/support/servers/test-server.ts";

const places = `
  api api/post api/posts/hu media hydration hydration/hu assets admin admin/login feed.xml sitemap.xml
  sitemap-posts-1.xml robots.txt hu/blog en/blog es/contacto pictures evil.test http: @evil.test
  .well-known .git .env __manifest index.html`
  .trim()
  .split(/[ \n]+/);

const tricks = `
  .. . %2e%2e %252e ..%2f ..%5c \\ %5c %00 %0a %0d%0aset-cookie:a=b %09 %7f %E0 %ff%fe %C0%AF % %zz
  %u0041 ; : @ * [ ] {} | ^ ' " < ~ ? # ?a[]=1&a=2 ?limit=-1&category=%00 ?__proto__[a]=1 .data
  _root.data .html + &`
  .trim()
  .split(/[ \n]+/);

const piece = fc.oneof(
  fc.constantFrom(...languages, ...places),
  fc.constantFrom(...tricks),
  hostileText.map((text) => encodeURIComponent(text.toWellFormed())),
  fc.string({ unit: "binary", maxLength: 12 }).map((text) => Buffer.from(text).toString("latin1")),
);

/** Mostly a path, else the other forms that a request line may have; blanks and line ends would end the target. */
const target = fc
  .tuple(
    fc.constantFrom("/", "/", "/", "//", "/\\", "", "http://evil.test/", "*"),
    fc.array(piece, { maxLength: 6 }),
    fc.constantFrom("/", "/", ""),
  )
  .map(([start, pieces, between]) => `${start}${pieces.join(between)}`.replaceAll(/[\r\n ]/g, "") || "/");

const method = fc.oneof(
  { weight: 8, arbitrary: fc.constant("GET") },
  {
    weight: 1,
    arbitrary: fc.constantFrom("HEAD", "POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "get"),
  },
);

test("no address fails, leads to another site or tells of the server's inside", async () => {
  const { app, send } = await openTestServer({ site: await loadBuiltSite() });
  await app.listen({ port: 0, host: "127.0.0.1" });
  // Safe cast: the address of a TCP server is no string.
  const { port } = app.server.address() as AddressInfo;
  await checkProperty(200, fc.tuple(method, target), async ([asks, address]) => {
    const answer = await rawRequest(port, asks, address);
    expectSoundAnswer(answer);
    const { location } = answer.headers;
    if (location !== undefined)
      expect(new URL(String(location), "http://irany.test/").host, String(location)).toBe("irany.test");
  });
  expect((await send("/hu/")).status).toBe(200);
});
