import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { loadBuiltSite } from "#server/load-built-site.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";

const { openTestServer } = shareTestServers();

/** The built site on a real port, whose renders can be held up. */
async function openSite() {
  const site = await loadBuiltSite();
  const state = { isHeld: false, renders: 0 };
  const { app } = await openTestServer({
    settings: { SITE_URL: "http://localhost:3000" },
    site: {
      ...site,
      async renderSite(request, send) {
        state.renders += 1;
        while (state.isHeld) await sleep(5);
        return site.renderSite(request, send);
      },
    },
  });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const get = (path: string, signal?: AbortSignal) => fetch(url + path, signal ? { signal } : {});
  return { state, app, get };
}

/** Sends more requests at once than the bound of 64: those above it are refused. */
const burst = (get: (path: string) => Promise<Response>) =>
  Array.from({ length: 90 }, (_, index) => get(`/hu/blog?random=${index}`));

test("when too many pages are asked for, kept ones are sent, the rest is refused at once and all is well after", async () => {
  const { state, get } = await openSite();
  const kept = await (await get("/en/peru-guide")).text();
  state.isHeld = true;
  const statuses: number[] = [];
  const answers = burst(get).map(async (answer) => {
    const { status } = await answer;
    statuses.push(status);
    return status;
  });
  await expect.poll(() => statuses.length).toBe(26);
  expect(new Set(statuses)).toEqual(new Set([503]));
  expect(await (await get("/en/peru-guide")).text()).toBe(kept);
  expect(await (await get("/healthz")).text()).toBe("ok\n");
  expect((await get("/favicon.ico")).status).toBe(200);
  const refused = await get("/es/blog");
  expect([refused.status, refused.headers.get("content-language"), await refused.text()]).toMatchObject([
    503,
    null,
    expect.stringContaining('<html lang="es">'),
  ]);
  state.isHeld = false;
  expect((await Promise.all(answers)).filter((status) => status === 200)).toHaveLength(64);
  const metrics = await (await get("/metrics")).text();
  expect(metrics).toMatch(/^shed_total\{process="\d+",of="pages"\} 27$/m);
  expect(metrics).toMatch(/^shed_total\{process="\d+",of="evicted"\} 0$/m);
  expect((await get("/es/blog")).status).toBe(200);
});

test("for visitors who have left nothing is rendered", async () => {
  const { app, state, get } = await openSite();
  state.isHeld = true;
  const leaving = new AbortController();
  const visits = Array.from({ length: 40 }, (_, index) =>
    get(`/hu/blog?random=${index}`, leaving.signal).catch(() => "left"),
  );
  await expect.poll(() => state.renders).toBe(2);
  leaving.abort();
  await Promise.all(visits);
  // Until then the server does not know.
  await expect.poll(() => promisify(app.server.getConnections.bind(app.server))()).toBe(0);
  state.isHeld = false;
  expect((await get("/hu/blog?random=x")).status).toBe(200);
  expect(state.renders).toBeLessThan(10);
});

test("when the site ends, the page under way is made, and who comes after is told when to come again", async () => {
  const { state, app, get } = await openSite();
  state.isHeld = true;
  const underWay = get("/hu/blog?random=1");
  await expect.poll(() => state.renders).toBe(1);
  const closing = app.finishRequests(20_000).then(() => app.close());
  const late = await get("/es/blog?random=2");
  expect([late.status, late.headers.get("retry-after"), late.headers.get("connection")]).toEqual([
    503,
    "3",
    "close",
  ]);
  expect(await late.text()).toContain('<html lang="es">');
  state.isHeld = false;
  // It asks for its posts only now.
  const page = await underWay;
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("</html>")]);
  await closing;
});
