import { expect, onTestFinished, test } from "vitest";
import { ApiError } from "#api/errors.ts";
import { mediaPath } from "#api/media.ts";
import { pagePath } from "#i18n/addresses.ts";
import { jpegFile } from "#tests/support/samples/pictures.ts";
import { hungarianPost } from "#tests/support/samples/written-post.ts";
import { signalDatabase } from "#tests/support/servers/running-processes.ts";
import { signedInClient } from "#tests/support/servers/http-client.ts";
import { startSite } from "#tests/support/servers/start-site.ts";
import { makeDataFolder } from "#tests/support/storage/make-data-folder.ts";

/** Milliseconds. Without a bound an answer took as long as the database hung. */
const bound = 60_000;

/** Fails when something takes as long as the database hangs. */
async function soon<T>(action: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("it takes as long as the database hangs")), bound);
  return Promise.race([action, late]).finally(() => clearTimeout(timer));
}

const seen = ["/hu/", "/hu/blog", "/hu/post/elso", "/en/peru-guide", "/hu/feed.xml"];

test("while the database hangs, what was seen goes on, the rest says 503, nothing has to be done after, and a signal ends the site", async () => {
  const folder = await makeDataFolder();
  const site = await startSite({ DATA_DIR: folder, STARTER_POSTS: "off", BACKUPS: "off" });
  const hang = () => signalDatabase(folder, "SIGSTOP");
  const goOn = () => signalDatabase(folder, "SIGCONT");
  onTestFinished(async () => {
    // A stopped process does not end.
    await goOn().catch(() => {});
    await site.end("SIGTERM");
  });
  const api = await signedInClient(site.url);
  const { cover } = await api.createPost(hungarianPost("Első"), { file: await jpegFile() });
  const get = (path: string) => fetch(site.url + path, { redirect: "manual" });
  const picture = mediaPath(cover?.hash ?? "", 320, "webp");
  const before = new Map<string, string>();
  for (const path of seen) before.set(path, await (await get(path)).text());
  expect((await get(picture)).status).toBe(200);

  await hang();
  // Ten saves that wait, as editors who press the button again.
  const saves = Array.from({ length: 10 }, (_, index) =>
    soon(api.createPost(hungarianPost(`Közben ${index}`))).catch((error: unknown) => error),
  );
  for (const path of seen) {
    const answer = await soon(get(path));
    expect([path, answer.status, await answer.text()]).toEqual([path, 200, before.get(path)]);
  }
  expect((await soon(get(picture))).status).toBe(200);
  for (const save of await Promise.all(saves)) {
    expect(save).toBeInstanceOf(ApiError);
    expect(save).toMatchObject({ status: 503, code: "unavailable", retryAfter: expect.any(Number) });
  }

  // From here on it is known to be out of reach.
  await expect.poll(() => site.output()).toContain("the database does not answer");
  const stale = await soon(get("/hu/post/elso"));
  expect(stale.headers.get("x-content")).toBe("stale");
  for (const [path, words] of [
    ["/es/blog", 'lang="es"'],
    ["/hu/post/sosem-latott", 'lang="hu"'],
    ["/en/post/elso", 'lang="en"'],
  ] as const) {
    const answer = await soon(get(path));
    expect([path, answer.status, answer.headers.get("retry-after")]).toEqual([path, 503, "5"]);
    expect(await answer.text()).toContain(words);
  }
  for (const path of [pagePath("weather", "es"), "/admin", "/favicon.ico", "/robots.txt"])
    expect([path, (await soon(get(path))).status]).toEqual([path, 200]);
  for (const path of ["/sitemap.xml", "/es/feed.xml", "/api/posts/hu"]) {
    const answer = await soon(get(path));
    expect([path, answer.status, await answer.json()]).toMatchObject([path, 503, { code: "unavailable" }]);
  }

  await goOn();
  await expect.poll(async () => (await get("/hu/post/elso")).headers.get("x-content")).toBeNull();
  await api.createPost(hungarianPost("Utána"));
  const titles = (await api.listPosts("hu")).map(({ title }) => title);
  // A save that was under way may have come through.
  expect([titles[0], titles.at(-1)]).toEqual(["Utána", "Első"]);
  await expect.poll(async () => (await get("/hu/blog")).text()).toContain("Utána");

  await hang();
  const open = get("/hu/blog").catch(() => null);
  expect(await soon(site.end("SIGTERM"))).toBe(0);
  await open;
});
