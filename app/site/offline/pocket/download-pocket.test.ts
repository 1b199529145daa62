import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { PocketEntry } from "#api/pocket/pocket-list.ts";
import { downloadPocket } from "./download-pocket.ts";

function entryOf(address: string, body: string): PocketEntry {
  const digest = createHash("sha256").update(body).digest("base64url").slice(0, 16);
  return { address, digest, bytes: body.length, sent: body.length };
}

const entries = ["/a", "/b", "/c", "/d", "/e", "/f"].map((address) => entryOf(address, `text of ${address}`));

/** A cache like the browser's, with the parts that are used. */
function openCache(put: (address: string, response: Response) => void = () => {}) {
  const kept = new Map<string, Response>();
  const cache = {
    async put(address: string, response: Response) {
      put(address, response);
      kept.set(address, response);
    },
  };
  return { kept, cache: cache as unknown as Cache };
}

const parts = { signal: new AbortController().signal, onKept: () => {}, pause: async () => {} };

test("everything is fetched, at most four at once, and kept with its digest", async () => {
  const { kept, cache } = openCache();
  let [under, most] = [0, 0];
  const send = async (address: unknown) => {
    most = Math.max(most, (under += 1));
    await Promise.resolve();
    under -= 1;
    return new Response(`text of ${String(address)}`, { headers: { vary: "accept" } });
  };
  expect(await downloadPocket(entries, { ...parts, cache, send })).toEqual([]);
  expect(most).toBe(4);
  expect([...kept.keys()].toSorted()).toEqual(entries.map(({ address }) => address));
  const [first] = entries;
  expect(kept.get("/a")?.headers.get("x-digest")).toBe(first?.digest);
  expect(kept.get("/a")?.headers.has("vary")).toBe(false);
  expect(await kept.get("/a")?.text()).toBe("text of /a");
});

test("what fails is tried again, and what is cut off, refused or another text is not kept", async () => {
  const { kept, cache } = openCache();
  const asked: string[] = [];
  const send = async (address: unknown) => {
    const path = String(address);
    asked.push(path);
    const tried = asked.filter((one) => one === path).length;
    if (path === "/a" && tried === 1) throw new TypeError("no network");
    if (path === "/b" && tried === 2) return new Response("text of /b");
    if (path === "/b") return new Response("", { status: 503 });
    if (path === "/c") return new Response("text of");
    if (path === "/d") return new Response("", { status: 404 });
    return new Response(`text of ${path}`);
  };
  const failed = await downloadPocket(entries, { ...parts, cache, send });
  expect(failed.map(({ address }) => address).toSorted()).toEqual(["/c", "/d"]);
  expect([...kept.keys()].toSorted()).toEqual(["/a", "/b", "/e", "/f"]);
  expect(asked.filter((path) => path === "/c")).toHaveLength(3);
});

test("a busy site is asked again when it says", async () => {
  const { kept, cache } = openCache();
  const pauses: number[] = [];
  const pause = async (milliseconds: number) => void pauses.push(milliseconds);
  const send = async (address: unknown) =>
    pauses.length < 5
      ? new Response("", { status: 503, headers: { "retry-after": "4" } })
      : new Response(`text of ${String(address)}`);
  expect(await downloadPocket(entries.slice(0, 1), { ...parts, pause, cache, send })).toEqual([]);
  expect(kept.size).toBe(1);
  expect(pauses).toEqual([4000, 4000, 4000, 8000, 10_000]);
});

test("without room everything stops at once", async () => {
  const full = new DOMException("full", "QuotaExceededError");
  const { kept, cache } = openCache((address) => {
    if (address === "/b") throw full;
  });
  const asked: string[] = [];
  const send = async (address: unknown) => {
    asked.push(String(address));
    return new Response(`text of ${String(address)}`);
  };
  const many = Array.from({ length: 50 }, (_, index) => entryOf(`/${index}`, `text of /${index}`));
  await expect(downloadPocket([...entries, ...many], { ...parts, cache, send })).rejects.toBe(full);
  expect(kept.size).toBeLessThan(10);
  expect(asked.length).toBeLessThan(15);
});

test("a pause ends it, and what is there stays", async () => {
  const pausing = new AbortController();
  const { kept, cache } = openCache();
  const onKept = () => {
    if (kept.size === 2) pausing.abort();
  };
  const send = async (address: unknown) => new Response(`text of ${String(address)}`);
  const many = Array.from({ length: 50 }, (_, index) => entryOf(`/${index}`, `text of /${index}`));
  const taking = downloadPocket(many, { ...parts, signal: pausing.signal, cache, send, onKept });
  await expect(taking).rejects.toMatchObject({ name: "AbortError" });
  expect(kept.size).toBeGreaterThanOrEqual(2);
  expect(kept.size).toBeLessThan(10);
});

test("without a network it gives up soon, and names all that is missing", async () => {
  const { cache } = openCache();
  let asked = 0;
  const send = async () => {
    asked += 1;
    throw new TypeError("no network");
  };
  const many = Array.from({ length: 50 }, (_, index) => entryOf(`/${index}`, ""));
  expect(await downloadPocket(many, { ...parts, cache, send })).toHaveLength(50);
  expect(asked).toBeLessThan(30);
});
