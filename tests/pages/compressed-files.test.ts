import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { shareBuiltSite } from "#tests/support/servers/share-built-site.ts";

const client = join(import.meta.dirname, "../../build/client");
const script = `/assets/${readdirSync(join(client, "assets")).find((name) => /^react-.*\.js$/.test(name))}`;

const openShared = shareBuiltSite();

test.each([script, "/pictures/places/lima.svg"])(
  "%s is sent as small as the build could make it",
  async (url) => {
    const { app } = await openShared();
    const plain = await app.inject({ url });
    const small = await app.inject({ url, headers: { "accept-encoding": "gzip, deflate, br, zstd" } });
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(small.headers["content-encoding"]).toBe("br");
    expect(small.rawPayload).toEqual(readFileSync(join(client, `${url}.br`)));
    expect(brotliDecompressSync(small.rawPayload)).toEqual(plain.rawPayload);
    for (const name of ["content-type", "cache-control"]) {
      expect(small.headers[name], name).toBe(plain.headers[name]);
    }
    expect(String(small.headers["vary"]).toLowerCase()).toContain("accept-encoding");
    expect((await app.inject({ url: `${url}.br` })).statusCode).toBe(404);
  },
);

test.each([script, "/pictures/places/lima.svg"])("%s has no header that means a document", async (url) => {
  const { app } = await openShared();
  const { headers } = await app.inject({ url });
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
  });
  expect(
    Object.keys(headers)
      .filter((name) => /policy$|^x-/.test(name))
      .toSorted(),
  ).toEqual(["cross-origin-resource-policy", "x-content-type-options", "x-request-id"]);
});
