import { randomBytes } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { encodeBody } from "./encoded-body.ts";
import { PageStore, type Rendered } from "./page-store.ts";

const text = "Egy mondat a hegyekről. ".repeat(400);

/** A text that can be compressed well and not so well. */
const varied = Array.from({ length: 900 }, (_, index) => `${index} ${index * index} hegy. `).join("");

/** A store with a clock, and renders that wait until they are let go. */
function setUp(maxBytes = 1_000_000) {
  const clock = { time: Date.UTC(2026, 10, 22, 17) };
  const store = new PageStore({ maxBytes, now: () => new Date(clock.time) });
  store.resume();
  let shown = "old";
  const renders: { shows: string; finish: () => void }[] = [];
  async function render(): Promise<Rendered<string>> {
    const shows = shown;
    await new Promise<void>((finish) => renders.push({ shows, finish }));
    return textPage(shows);
  }
  const open = async (address: string) => shownBy(await store.open(address, render));
  async function openNow(address: string): Promise<string> {
    const opened = open(address);
    renders.at(-1)?.finish();
    return opened;
  }
  const change = () => {
    shown = "new";
    store.invalidate();
  };
  return { clock, store, renders, open, openNow, change };
}

function shownBy(rendered: Rendered<string>): string {
  return "html" in rendered ? rendered.html.forms.identity.bytes.toString() : rendered.answer;
}

const textPage = async (content = text) => ({
  html: await encodeBody(Buffer.from(content), []),
  hydration: await encodeBody(Buffer.from("{}"), []),
});

test("a burst on a cold address renders once", async () => {
  const { renders, open, openNow } = setUp();
  const burst = Array.from({ length: 50 }, () => open("/hu/"));
  renders[0]?.finish();
  expect(new Set(await Promise.all(burst))).toEqual(new Set(["old"]));
  expect(await openNow("/hu/")).toBe("old");
  expect(renders).toHaveLength(1);
});

test("a page keeps its own bytes alone in memory, however small", async () => {
  const { html, hydration } = await textPage();
  for (const { forms } of [html, hydration])
    for (const { bytes } of [forms.br, forms.gzip]) expect(bytes.buffer.byteLength).toBe(bytes.length);
});

test("what changes while a page is rendered is in the answer, and the old page is not kept", async () => {
  const { store, renders, open, change } = setUp();
  const before = open("/hu/");
  change();
  const after = open("/hu/");
  renders[0]?.finish();
  await expect.poll(() => renders.length).toBe(2);
  renders[1]?.finish();
  expect(await before).toBe("new");
  expect(await after).toBe("new");
  expect(renders).toHaveLength(2);
  expect(store.find("/hu/")).toBeDefined();
});

test("who asks after a change never waits for a page that was begun before it", async () => {
  const { renders, open, change } = setUp();
  const before = open("/hu/");
  change();
  const after = open("/hu/");
  renders[1]?.finish();
  expect(await after).toBe("new");
  renders[0]?.finish();
  expect(await before).toBe("new");
});

test("a page that changes all the time is answered in the end, and not kept", async () => {
  const { store } = setUp();
  let renders = 0;
  const rendered = await store.open<string>("/hu/", async () => {
    renders += 1;
    store.invalidate();
    return textPage(`render ${renders}`);
  });
  expect(shownBy(rendered)).toBe("render 3");
  expect(store.find("/hu/")).toBeUndefined();
});

test("a failed render fails for all who wait for it, and is not kept", async () => {
  const { store, openNow } = setUp();
  const fail = () => store.open("/hu/", () => Promise.reject(new Error("no database")));
  expect(await Promise.allSettled([fail(), fail()])).toMatchObject([
    { status: "rejected" },
    { status: "rejected" },
  ]);
  expect(await openNow("/hu/")).toBe("old");
});

test("an error page or a redirect is handed on and not kept", async () => {
  const { store } = setUp();
  const answer = { answer: "404" };
  expect(await store.open("/hu/", async () => answer)).toBe(answer);
  expect(store.find("/hu/")).toBeUndefined();
});

test("a page is kept for an hour, but not over Lima's midnight", async () => {
  const { clock, store } = setUp();
  const minute = 60_000;
  await store.open("/hu/", () => textPage());
  clock.time += 59 * minute;
  expect(store.find("/hu/")).toBeDefined();
  clock.time += minute;
  expect(store.find("/hu/")).toBeUndefined();
  // Ten minutes before midnight in Lima, which is five hours behind.
  clock.time = Date.UTC(2026, 10, 23, 4, 50);
  await store.open("/hu/", () => textPage());
  clock.time += 9 * minute;
  expect(store.find("/hu/")).toBeDefined();
  clock.time += minute;
  expect(store.find("/hu/")).toBeUndefined();
});

test("more bytes than allowed are not kept: the page that was not asked for longest gives way", async () => {
  const { store } = setUp(25_000);
  await store.open("/a", () => textPage(varied));
  await store.open("/b", () => textPage(varied));
  store.find("/a");
  await store.open("/c", () => textPage(varied));
  expect(["/a", "/b", "/c"].filter((address) => store.find(address))).toEqual(["/a", "/c"]);
  await store.open("/too-large", () => textPage(randomBytes(20_000).toString("hex")));
  expect(["/a", "/too-large", "/c"].filter((address) => store.find(address))).toEqual(["/a", "/c"]);
});

test("nothing is kept while nobody tells of changes", async () => {
  const { store, openNow, renders } = setUp();
  await openNow("/hu/");
  store.suspend();
  expect(store.find("/hu/")).toBeUndefined();
  await openNow("/hu/");
  await openNow("/hu/");
  expect(renders).toHaveLength(3);
});

test("what goes on being lost begins no render anew", async () => {
  const { store, open, renders } = setUp();
  store.suspend();
  const asked = open("/hu/");
  store.suspend();
  renders[0]?.finish();
  expect(await asked).toBe("old");
  expect(renders).toHaveLength(1);
});

test("another version of the content empties the store, the same one does not", async () => {
  const { store } = setUp();
  store.noteVersion(7);
  await store.open("/hu/", () => textPage());
  store.noteVersion(7);
  expect(store.find("/hu/")).toBeDefined();
  store.noteVersion(8);
  expect(store.find("/hu/")).toBeUndefined();
});

test("the smallest forms come in the place of the first ones, with the same tag", async () => {
  const { store } = setUp();
  const { html } = (await store.open("/hu/", () => textPage(varied))) as Awaited<ReturnType<typeof textPage>>;
  const { etag, forms: first } = html;
  await expect.poll(() => html.forms.br.bytes.length).toBeLessThan(first.br.bytes.length);
  expect(html.etag).toBe(etag);
  expect(brotliDecompressSync(html.forms.br.bytes).toString()).toBe(varied);
  expect(gunzipSync(html.forms.gzip.bytes).toString()).toBe(varied);
  expect(html.forms.br.head).toContain(String(html.forms.br.bytes.length));
});

test("a page is left as its first visitor got it when it is to be compressed quickly alone", async () => {
  const [quick, smallest] = (["quick", "smallest"] as const).map((compression) => {
    const store = new PageStore({ maxBytes: 1_000_000, compression, now: () => new Date() });
    store.resume();
    return store;
  });
  const [left, compressed] = [await textPage(varied), await textPage(varied)];
  const first = left.html.forms;
  await quick?.open("/hu/", async () => left);
  await smallest?.open("/hu/", async () => compressed);
  await expect.poll(() => compressed.html.forms.br.bytes.length).toBeLessThan(first.br.bytes.length);
  expect(left.html.forms).toBe(first);
});

/** A store whose database may be out of reach. */
function setUpOutage() {
  const outage = { isKnown: false };
  const lost = new Error("no database");
  const store = new PageStore({
    maxBytes: 1_000_000,
    now: () => new Date(),
    isCutOff: () => outage.isKnown,
    isOutage: (error) => error === lost,
  });
  store.noteVersion(1);
  store.resume();
  const fail = () => Promise.reject(lost);
  const open = async (render: () => Promise<Rendered<string>>) => {
    const opened = await store.open("/hu/", render);
    return [shownBy(opened), "isStale" in opened && opened.isStale === true];
  };
  return { store, outage, fail, open };
}

test("the last page is shown only while the database cannot be asked, and says that it is stale", async () => {
  const { store, outage, fail, open } = setUpOutage();
  expect(await open(() => textPage("first"))).toEqual(["first", false]);
  store.noteVersion(2);
  expect(await open(fail)).toEqual(["first", true]);
  // A page that the database is missing from.
  expect(await open(async () => ({ answer: "without posts", isCutOff: true }))).toEqual(["first", true]);
  expect(store.findStale("/hu/")).toBeUndefined();
  outage.isKnown = true;
  expect(store.findStale("/hu/")).toBeDefined();
  expect(await open(() => textPage("not asked for"))).toEqual(["first", true]);
  outage.isKnown = false;
  expect(await open(() => textPage("second"))).toEqual(["second", false]);
});

test("what was never seen, or fails for another reason, is no page of before", async () => {
  const { store, fail, open } = setUpOutage();
  await expect(open(fail)).rejects.toThrow("no database");
  expect(await open(async () => ({ answer: "without posts", isCutOff: true }))).toEqual([
    "without posts",
    false,
  ]);
  await open(() => textPage("first"));
  store.invalidate();
  await expect(open(() => Promise.reject(new Error("a mistake")))).rejects.toThrow("a mistake");
});

test("what was removed does not come back in an outage, told or not", async () => {
  const { store, fail, open } = setUpOutage();
  await open(() => textPage("first"));
  store.invalidate();
  expect(await open(async () => ({ answer: "gone" }))).toEqual(["gone", false]);
  await expect(open(fail)).rejects.toThrow("no database");

  await open(() => textPage("second"));
  store.noteVersion(2);
  store.noteVersion(2, true);
  await expect(open(fail)).rejects.toThrow("no database");

  await open(() => textPage("third"));
  store.suspend();
  store.noteVersion(3);
  await expect(open(fail)).rejects.toThrow("no database");
});

test("a page that was kept while the clock was ahead is made anew", async () => {
  const { clock, store } = setUp();
  const year = 365 * 24 * 3_600_000;
  clock.time += year;
  await store.open("/hu/", () => textPage());
  expect(store.find("/hu/")).toBeDefined();
  clock.time -= year;
  expect(store.find("/hu/")).toBeUndefined();
});

test("whoever keeps copies is told of each change, of what may have been missed, and of no mere possibility", () => {
  const told: boolean[] = [];
  const store = new PageStore({ maxBytes: 1000, now: () => new Date() });
  store.onChange(({ isRemoval }) => void told.push(isRemoval));
  const since = (act: () => void) => {
    told.length = 0;
    act();
    return [...told];
  };
  // At the start nobody knows what was removed before.
  expect(since(() => store.noteVersion(1))).toEqual([true]);
  expect(since(() => store.resume())).toEqual([false]);
  expect(since(() => store.resume())).toEqual([]);
  expect(since(() => store.noteVersion(1))).toEqual([]);
  expect(since(() => store.noteVersion(2))).toEqual([false]);
  expect(since(() => store.noteVersion(3, true))).toEqual([true]);
  expect(since(() => store.invalidate())).toEqual([false]);
  expect(since(() => store.markStale())).toEqual([]);
  store.suspend();
  expect(since(() => store.noteVersion(4))).toEqual([true]);
  expect(since(() => store.resume())).toEqual([false]);
});
