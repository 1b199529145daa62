import { createHash } from "node:crypto";
import { expect, test, vi } from "vitest";
import type { PocketEntry, PocketList } from "#api/pocket/pocket-list.ts";
import { paths } from "#api/paths.ts";
import { pageAddresses, pagePath, postPath } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { loadBuiltSite } from "#server/load-built-site.ts";
import { jpegFile } from "#tests/support/samples/pictures.ts";
import { writtenPost } from "#tests/support/samples/written-post.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import type { TestServer } from "#tests/support/servers/test-server.ts";
import { keysOf } from "#i18n/typed-keys.ts";

const { openTestServer, openSignedInServer } = shareTestServers({ site: loadBuiltSite });

// The list is read as an anonymous visitor does, who gets a kept one; an editor gets the newest.

async function readList({ app }: Pick<TestServer, "app">, language: Language): Promise<PocketList> {
  return readMade<PocketList>(async () => {
    const answer = await app.inject(paths.pocket({ language }));
    return { status: answer.statusCode, json: () => answer.json() };
  });
}

async function readNewest({ send }: Pick<TestServer, "send">, language: Language): Promise<PocketList> {
  return readMade<PocketList>(() => send(paths.pocket({ language })));
}

/** Asks until the list is made, as the page does. */
async function readMade<List>(ask: () => Promise<{ status: number; json: () => unknown }>): Promise<List> {
  const answer = await vi.waitUntil(
    async () => {
      const answer = await ask();
      return answer.status !== 202 && { list: await answer.json() };
    },
    { timeout: 300_000, interval: 200 },
  );
  // Safe cast: our own server answers.
  return answer.list as List;
}

function digestsOf(entries: PocketEntry[]): Map<string, string> {
  return new Map(entries.map(({ address, digest }) => [address, digest]));
}

const emergency = "country.emergency";

// One test, because each list is made of some thirty pages and of all their files.
test("the list has every public page and the posts as they are, and follows a fact and a deletion", async () => {
  const server = await openSignedInServer();
  const { id } = await server.api.createPost(writtenPost(), { file: await jpegFile(900, 600) });
  const list = await readList(server, "en");
  const pages = keysOf(pageAddresses).map((page) => pagePath(page, "en"));
  const addresses = list.entries.map(({ address }) => address);
  expect(addresses).toEqual(expect.arrayContaining(pages));
  expect(addresses).toEqual(expect.arrayContaining(pages.map((page) => `/hydration${page}`)));
  expect(addresses).toEqual(expect.arrayContaining([paths.searchIndex({ language: "en" }), "/pocket.js"]));
  expect(new Set(addresses).size).toBe(addresses.length);
  const personal = /^\/(?:(?:\w\w\/)?(?:admin|login|edit)|assets\/admin|api\/(?!search))/;
  expect(addresses.filter((address) => personal.test(address))).toEqual([]);

  const [post] = list.posts;
  const postAddresses = post?.entries.map(({ address }) => address) ?? [];
  expect(post?.title).toBe("Autumn hike");
  const slug = "autumn-hike";
  expect(postAddresses).toContain(postPath(slug, "en"));
  expect(postAddresses).toContain(paths.postIn({ slug, language: "en" }));

  for (const { address, bytes, digest } of [...list.entries, ...(post?.entries ?? [])]) {
    const { statusCode, rawPayload } = await server.app.inject({
      url: address,
      headers: { accept: "image/avif,*/*" },
    });
    expect(statusCode, address).toBe(200);
    expect(rawPayload.length, address).toBe(bytes);
    const sum = createHash("sha256").update(rawPayload).digest("base64url");
    expect(sum.startsWith(digest), address).toBe(true);
  }

  // A browser that has it is told so.
  const url = paths.pocket({ language: "en" });
  const again = await server.app.inject(url);
  expect(again.json()).toEqual(list);
  const headers = { "if-none-match": String(again.headers.etag) };
  expect((await server.app.inject({ url, headers })).statusCode).toBe(304);

  // A corrected fact changes the pages that print it; what is made anew and has no other words is the same.
  const fact = (await server.api.listFacts()).facts.find((one) => one.id === emergency);
  const source = { name: "PNP", url: null };
  await server.api.changeFact(emergency, { value: fact?.value ?? {}, source, checkedOn: "2026-11-20" });
  const corrected = await readNewest(server, "en");
  const before = digestsOf(list.entries);
  const changed = corrected.entries.flatMap(({ address, digest }) =>
    before.get(address) === digest ? [] : address,
  );
  expect(changed).toContain(pagePath("peru-guide", "en"));
  expect(changed).toContain(pagePath("emergency", "en"));
  for (const page of ["history", "gastronomy", "visa-types", "lima-sights", "blog", "privacy"] as const) {
    expect(changed).not.toContain(pagePath(page, "en"));
    expect(changed).not.toContain(`/hydration${pagePath(page, "en")}`);
  }
  expect(changed.filter((address) => /^\/(?:assets|pictures)\//.test(address))).toEqual([]);

  await server.api.deletePost(id);
  const later = await readNewest(server, "en");
  expect(later.posts).toEqual([]);
  expect(later.version).not.toBe(corrected.version);
  expect(await readList(server, "en")).toEqual(later);
});

test("without a worker to show it there is nothing to be downloaded", async () => {
  const { app } = await openTestServer({ settings: { SERVICE_WORKER: "off" } });
  expect((await app.inject(paths.pocket({ language: "en" }))).statusCode).toBe(404);
});
