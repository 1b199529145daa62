import { expect, test } from "vitest";
import { offlineTexts } from "#i18n/outside/outside-texts.ts";
import { storeCaches } from "#tests/support/browser/stored-caches.ts";
import { cachedAtHeader, pocketCache, readCache } from "../offline-caches.ts";
import { answer } from "./answer.ts";
import type { RequestKind } from "./cache-rules.ts";

const page = '<html><head><title>Lima | Irány Peru</title></head><body class="a"><main></main></body></html>';
const policy = "default-src 'self'; style-src 'self' 'sha256-abc'";

async function keep(address: string, text = page): Promise<Cache> {
  const cache = await storeCaches().open(readCache);
  const headers = { [cachedAtHeader]: new Date().toISOString(), "content-security-policy": policy };
  await cache.put(address, new Response(text, { headers }));
  await cache.put(`/files-of${address}`, Response.json([]));
  return cache;
}

const offline = () => Promise.reject(new Error("no connection"));

async function ask(
  asked: RequestKind,
  address: string,
  network: () => Promise<Response> = offline,
  wait?: () => Promise<void>,
) {
  const works: Promise<unknown>[] = [];
  const url = new URL(address, "https://site.example");
  const response = await answer(asked, {
    url,
    network,
    later: (work) => works.push(work),
    ...(wait && { wait }),
  });
  await Promise.all(works);
  return response;
}

test("with a connection the network answers", async () => {
  await keep("/en/lima");
  expect(await (await ask("page", "/en/lima", async () => new Response("fresh"))).text()).toBe("fresh");
});

test("without one, a cached page comes with its age, and its policy lets the bar's style in", async () => {
  await keep("/en/lima");
  const response = await ask("page", "/en/lima");
  expect(await response.text()).toMatch(
    /<body class="a"><aside data-kept aria-label="No connection">.*just now/,
  );
  expect(response.headers.get("content-security-policy")).toMatch(
    /style-src 'sha256-[^']+=' 'self' 'sha256-abc'/,
  );
});

test("where the network takes too long the cached page comes, and the fresh one is kept when it is here", async () => {
  const cache = await keep("/en/lima");
  const { promise, resolve } = Promise.withResolvers<Response>();
  const fresh = new Response("fresh", { headers: { "cache-control": "public" } });
  Object.defineProperty(fresh, "type", { value: "basic" });
  const shown = ask(
    "page",
    "/en/lima",
    () => promise,
    async () => {},
  );
  setTimeout(() => resolve(fresh));
  expect(await (await shown).text()).toContain("data-kept");
  expect(await (await cache.match("/en/lima"))?.text()).toBe("fresh");
});

test("where nothing is kept the network is waited for", async () => {
  storeCaches();
  const late = async () =>
    new Promise<Response>((resolve) => setTimeout(() => resolve(new Response("fresh"))));
  expect(await (await ask("page", "/en/lima", late, async () => {})).text()).toBe("fresh");
});

test("a page that is not kept is said to be missing, in the address's language, with those that are", async () => {
  await keep("/es/lima");
  const response = await ask("page", "/es/cusco");
  expect(response.status).toBe(503);
  const html = await response.text();
  expect(html).toContain('<html lang="es">');
  expect(html).toContain('<a href="/es/lima">Lima</a>');
});

test("what was downloaded is offered too, tools first, and the pocket's page where it is here", async () => {
  await keep("/en/lima");
  const pocket = await caches.open(pocketCache("en"));
  const titled = (title: string) => new Response(page.replace("Lima |", `${title} |`));
  await pocket.put("/en/emergency", titled("Emergency card"));
  await pocket.put("/en/cusco", titled("Cusco"));
  await pocket.put("/hydration/en/cusco", new Response("{}"));
  const links = async () =>
    [...(await (await ask("page", "/en/gone")).text()).matchAll(/<a href="(\/[^"]*)">(.*?)</g)].map(
      ([, address, title]) => [address, title],
    );
  const pages = [
    ["/en/emergency", "Emergency card"],
    ["/en/lima", "Lima"],
    ["/en/cusco", "Cusco"],
  ];
  expect(await links()).toEqual(pages);
  await pocket.put("/en/offline", titled("Pocket Peru"));
  expect(await links()).toContainEqual(["/en/offline", offlineTexts.en.downloadPocket]);
});

test("a tool is kept once for every query, and draws what its address says at once", async () => {
  await keep("/en/trip-planner", page.replace("<main>", '<script>{"version":"abc"}</script><main>'));
  const html = await (await ask("page", "/en/trip-planner?plan=lima-2")).text();
  expect(html).toContain('data-hydrates-after="0"');
  expect(html).toContain('"version":"abc-"');
});

test("an address without a language leads where the server would lead", async () => {
  await keep("/es/");
  const leadsTo = async (address: string) => (await ask("unprefixed", address)).headers.get("location");
  expect(await leadsTo("/")).toBe("https://site.example/es/");
  expect(await leadsTo("/blog")).toBe("https://site.example/hu/blog");
});

test("a file that is nowhere fails as it would without the worker", async () => {
  storeCaches();
  await expect(ask("immutable", "/assets/a.js")).rejects.toThrow("no connection");
  await expect(ask("file", "/sharing.js")).rejects.toThrow("no connection");
});
