import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { paths } from "#api/paths.ts";
import { digestLength } from "#api/pocket/pocket-download-header.ts";
import { storeCaches } from "#tests/support/browser/stored-caches.ts";
import { Pocket, type PocketStatus } from "./pocket.ts";
import { pocketKey, readChoice } from "./pocket-choice.ts";
import { offeredActions } from "./pocket-view.ts";

const listAddress = paths.pocket({ language: "en" });
const page = { address: "/en/", digest: "0".repeat(digestLength), bytes: 100, sent: 10 };
const list = { version: "1", entries: [page], posts: [] };

/** The site's answer to a request for the list; null when no request is answered. */
let answer: (() => Response) | null = null;
const gone = () => Response.json({ error: "not found", code: "not_found" }, { status: 404 });

beforeEach(() => {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  const stubs = { caches: storeCaches(), localStorage, navigator: { onLine: true, serviceWorker: {} } };
  vi.useFakeTimers();
  for (const [name, value] of Object.entries({ ...stubs, window: stubs })) vi.stubGlobal(name, value);
  vi.stubGlobal("fetch", async (address: string) => {
    if (!answer || address !== listAddress) throw new TypeError("no network");
    return answer();
  });
  vi.spyOn(console, "warn").mockReturnValue();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open() {
  const said: (PocketStatus | null)[] = [];
  const pocket = new Pocket("en", (what) => what !== undefined && said.push(what));
  return { pocket, said, offered: () => offeredActions(pocket.state) };
}

test("a download that the network left goes on from what the list of this visit said", async () => {
  answer = () => Response.json(list);
  const { pocket, said } = open();
  await pocket.read();
  const taking = pocket.take();
  answer = null;
  await vi.runAllTimersAsync();
  await taking;
  expect(said).toEqual(["begun", "failed"]);
  expect(pocket.state.plan?.missing).toEqual([page]);
});

test("where no list could be had, another try is offered, which says what became of it", async () => {
  answer = null;
  const { pocket, said, offered } = open();
  await pocket.read();
  expect(offered()).toEqual(["again"]);
  await pocket.tryAgain();
  expect(said).toEqual([null, "failed"]);
  answer = () => Response.json(list);
  await pocket.tryAgain();
  expect(said).toEqual([null, "failed", null]);
  expect(offered()).toEqual(["take"]);
});

test("a list that the site is still making is asked for until it is made", async () => {
  const making = () => new Response(null, { status: 202, headers: { "retry-after": "2" } });
  answer = making;
  const { pocket, offered } = open();
  const reading = pocket.read();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(offered()).toEqual([]);
  answer = () => Response.json(list);
  await vi.advanceTimersByTimeAsync(2_000);
  await reading;
  expect(offered()).toEqual(["take"]);
});

test("while another tab takes it along, nothing is offered, and afterwards no more is said of it", async () => {
  answer = () => Response.json(list);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const request = async (_: string, options: object, then: (lock: null) => unknown) =>
    "ifAvailable" in options ? then(null) : released;
  Object.assign(navigator, { locks: { request } });
  const { pocket, said, offered } = open();
  const taking = pocket.take();
  await vi.advanceTimersByTimeAsync(0);
  expect(said).toEqual(["elsewhere"]);
  expect(offered()).toEqual([]);
  release();
  await taking;
  expect(said).toEqual(["elsewhere", null]);
});

test("of a site that offers no pocket nothing is taken, and nobody wants it later", async () => {
  localStorage.setItem(pocketKey, JSON.stringify({ en: { posts: null, isWanted: true, wasWhole: false } }));
  answer = gone;
  const { pocket, said, offered } = open();
  await pocket.read();
  expect(said).toEqual(["off"]);
  expect(offered()).toEqual([]);
  expect(pocket.state.plan).toBeNull();
  expect(readChoice("en").isWanted).toBe(false);
});
