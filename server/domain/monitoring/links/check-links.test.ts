import { expect, test } from "vitest";
import { FetchError } from "#server/domain/network/guarded-request.ts";
import { mergeSiteSettings } from "#server/storage/settings/site-settings.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";
import { createLinkCheck } from "./check-links.ts";
import { readDeadAddresses } from "./read-links.ts";

type Found = number | null | Error | (() => number);

const noHost = new FetchError("unreachable", "https://x.example/", "no such host", {
  cause: Object.assign(new Error("getaddrinfo ENOTFOUND"), { code: "ENOTFOUND" }),
});

const night = (day: number, hour = 9) => new Date(Date.UTC(2026, 11, day, hour));

/** A site whose links are what a test says, as other sites answer. */
async function openLinks(answers: Record<string, Found>, { isWanted = true } = {}) {
  const { db } = await openTestDatabase();
  await mergeSiteSettings(db, { checkLinks: isWanted });
  const asked: string[] = [];
  const check = (signal = new AbortController().signal) =>
    createLinkCheck({
      db,
      findAddresses: async () => Object.keys(answers),
      openAsker: () => async (address) => {
        asked.push(address);
        const found = answers[address] ?? null;
        if (found instanceof Error) throw found;
        return typeof found === "function" ? found() : found;
      },
      signal,
    });
  const dead = async () => (await readDeadAddresses(db)).map(({ address, fault }) => [address, fault]);
  return { db, answers, asked, check, dead };
}

test("an address is dead once it has led nowhere on three nights", async () => {
  const { answers, check, dead, db } = await openLinks({
    "https://a.example/": 404,
    "https://b.example/": 410,
    "https://c.example/": noHost,
    "https://d.example/": 200,
    "https://e.example/": 503,
    "https://f.example/": null,
    "https://g.example/": new FetchError("private", "https://g.example/", "lies in a private network"),
  });
  const checkNow = check();
  await checkNow(night(1));
  await checkNow(night(2));
  expect(await dead()).toEqual([]);
  await checkNow(night(3));
  expect(await dead()).toEqual([
    ["https://a.example/", "not_found"],
    ["https://b.example/", "gone"],
    ["https://c.example/", "unknown_host"],
  ]);
  expect((await readDeadAddresses(db))[0]?.since).toBe(night(1).toISOString());
  answers["https://a.example/"] = 200;
  // Where nobody can tell tonight, it stays as it was.
  answers["https://b.example/"] = 500;
  delete answers["https://c.example/"];
  await checkNow(night(4));
  expect(await dead()).toEqual([["https://b.example/", "gone"]]);
  await mergeSiteSettings(db, { checkLinks: false });
  expect(await dead()).toEqual([]);
});

test("each address is asked once a night, whichever process looks", async () => {
  const { answers, asked, check } = await openLinks({ "https://a.example/": 200 });
  const [one, other] = [check(), check()];
  await one(night(1));
  await one(night(1, 20));
  await other(night(1, 21));
  answers["https://b.example/"] = 200;
  await check()(night(1, 22));
  expect(asked).toEqual(["https://a.example/", "https://b.example/"]);
  await Promise.all([one(night(2)), other(night(2))]);
  await other(night(2, 10));
  expect(asked).toHaveLength(4);
});

test("nothing is asked before the owner wants it", async () => {
  const { asked, check, db } = await openLinks({ "https://a.example/": 200 }, { isWanted: false });
  const checkNow = check();
  await checkNow(night(1));
  expect(asked).toEqual([]);
  await mergeSiteSettings(db, { checkLinks: true });
  await checkNow(night(1, 10));
  expect(asked).toEqual(["https://a.example/"]);
});

test("a machine without a network finds no address dead", async () => {
  const { check, dead } = await openLinks({ "https://a.example/": noHost, "https://b.example/": noHost });
  const checkNow = check();
  for (const day of [1, 2, 3, 4]) await checkNow(night(day));
  expect(await dead()).toEqual([]);
});

test("a check that is stopped asks nobody else, and goes on at the next start", async () => {
  const stopping = new AbortController();
  const stop = () => {
    stopping.abort();
    return 200;
  };
  const { answers, asked, check } = await openLinks({ "https://stops.example/": stop });
  for (let n = 0; n < 9; n += 1) answers[`https://${n}.example/`] = 200;
  await check(stopping.signal)(night(1));
  const before = asked.length;
  expect(before).toBeLessThan(5);
  await check()(night(1));
  expect(new Set(asked).size).toBe(10);
  await check()(night(1));
  expect(asked).toHaveLength(before + 10);
});
