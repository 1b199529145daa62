import { expect, onTestFinished, test } from "vitest";
import { startCdnServer } from "#tests/support/servers/cdn-server.ts";
import { createCdnPurger, type CdnKind } from "./cdn-purger.ts";

async function openPurger({ kind = "cloudflare" as CdnKind, pause = 1 } = {}) {
  const cdn = await startCdnServer();
  const errors: string[] = [];
  const purger = createCdnPurger({
    kind,
    url: cdn.url,
    token: "a token",
    onError: (reason) => void errors.push(reason),
    times: { pause, firstRetry: 1, longestRetry: 60_000 },
  });
  onTestFinished(() => purger.close());
  const bodies = () => cdn.purges.map(({ body }) => body);
  return { cdn, purger, errors, bodies };
}

test("a purge is told by tag, and once more when every process has heard of the change", async () => {
  const { cdn, purger, bodies } = await openPurger();
  purger.purge(["pages", "pictures"]);
  await expect.poll(bodies).toEqual([{ tags: ["pages", "pictures"] }, { tags: ["pages", "pictures"] }]);
  expect(cdn.purges[0]?.headers).toMatchObject({
    authorization: "Bearer a token",
    "content-type": "application/json",
  });
  purger.purge(["pages"]);
  await expect.poll(() => bodies().slice(2)).toEqual([{ tags: ["pages"] }, { tags: ["pages"] }]);
});

test("Fastly is told in its own words", async () => {
  const { cdn, purger, bodies } = await openPurger({ kind: "fastly" });
  purger.purge(["pages"]);
  await expect.poll(() => bodies()[0]).toEqual({ surrogate_keys: ["pages"] });
  expect(cdn.purges[0]?.headers).toMatchObject({ "fastly-key": "a token" });
  expect(cdn.purges[0]?.headers.authorization).toBeUndefined();
});

test("a CDN that refuses is told again until it has been told, and no other address gets the token", async () => {
  const { cdn, purger, errors, bodies } = await openPurger();
  cdn.refusals = [500, 401, "redirect"];
  purger.purge(["pages"]);
  await expect.poll(() => bodies().length).toBe(4);
  expect(errors).toEqual(["it answered 500", "it answered 401", "fetch failed"]);
});

test("however many changes come, two purges follow the first", async () => {
  const { purger, bodies } = await openPurger({ pause: 200 });
  for (let count = 0; count < 1000; count += 1) purger.purge(["pages"]);
  await expect.poll(() => bodies().length).toBe(1);
  for (let count = 0; count < 1000; count += 1) purger.purge(["pages"]);
  await expect.poll(() => bodies().length).toBe(3);
  purger.purge(["pictures"]);
  await expect.poll(() => bodies().slice(3)).toEqual([{ tags: ["pictures"] }, { tags: ["pictures"] }]);
});

test("a change that comes while the CDN is being told of an older one is told twice too", async () => {
  const { cdn, purger, bodies } = await openPurger();
  cdn.onPurge = (number) => {
    if (number === 2) purger.purge(["pages"]);
    if (number === 4) purger.purge(["pictures"]);
  };
  purger.purge(["pages"]);
  await expect.poll(() => bodies().length).toBe(6);
  expect(bodies().slice(0, 4)).toEqual(Array.from({ length: 4 }, () => ({ tags: ["pages"] })));
});

test("it can be closed at any moment, also while it waits", async () => {
  const { cdn, purger } = await openPurger({ pause: 60_000 });
  purger.purge(["pages"]);
  await expect.poll(() => cdn.purges.length).toBe(1);
  await purger.close();
  purger.purge(["pages"]);
  await purger.close();
  expect(cdn.purges).toHaveLength(1);
});
