import { lstat, mkdir, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ApiError } from "#api/errors/errors.ts";
import { mediaPath } from "#api/media.ts";
import { pagePath } from "#i18n/addresses.ts";
import { jpegFile } from "#tests/support/samples/pictures.ts";
import { hungarianPost } from "#tests/support/samples/written-post.ts";
import { signedInClient } from "#tests/support/servers/http-client.ts";
import { signalDatabase, usersOf } from "#tests/support/servers/running-processes.ts";
import { shareInFile } from "#tests/support/servers/share-in-file.ts";
import { startSite } from "#tests/support/servers/start-site.ts";
import { openSuperuserClient } from "#tests/support/storage/superuser-client.ts";
import { makeDataFolder } from "#tests/support/storage/make-data-folder.ts";
import { makeReadOnly } from "#tests/support/storage/read-only-mounts.ts";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";

/** Milliseconds. Without a bound an answer took as long as the database hung. */
const bound = 60_000;

/** Fails when something takes as long as the database hangs. */
async function soon<T>(action: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("it takes as long as the database hangs")), bound);
  return Promise.race([action, late]).finally(() => clearTimeout(timer));
}

/** A site with a post that was read. Its database may fail, and is well again when a test ends. */
const findSite = shareInFile(async (atEnd) => {
  const folder = await makeDataFolder(atEnd);
  // A folder that an earlier release has left.
  await mkdir(join(folder, "cache/media/old"), { recursive: true });
  const compiled = await makeTemporaryFolder(atEnd);
  const settings = { DATA_DIR: folder, STARTER_POSTS: "off", BACKUPS: "off", NODE_COMPILE_CACHE: compiled };
  const site = await startSite(settings);
  const hang = () => signalDatabase(folder, "SIGSTOP");
  const goOn = () => signalDatabase(folder, "SIGCONT");
  // A signal ends the site although its database hangs.
  atEnd(async () => {
    await hang();
    const open = fetch(`${site.url}/hu/blog`).catch(() => null);
    const code = await soon(site.end("SIGTERM")).finally(async () => {
      await site.end("SIGKILL");
      // A stopped process does not end.
      await goOn().catch(() => {});
    });
    expect(code, "the site's exit code").toBe(0);
    await open;
  });
  const api = await signedInClient(site.url);
  const { cover } = await api.createPost(hungarianPost("Első"), { file: await jpegFile() });
  const get = (path: string) => fetch(site.url + path, { redirect: "manual" });
  const picture = mediaPath(cover?.hash ?? "", 320, "webp");
  expect((await get(picture)).status).toBe(200);
  return { folder, compiled, site, api, get, picture, hang, goOn };
});

test("started by root the site goes on as the database's user, and has what it writes", async ({ skip }) => {
  skip(process.getuid?.() !== 0, "only root can become another user");
  const { folder, compiled, site } = await findSite();
  const { uid } = await stat(join(folder, "postgres"));
  expect(site.output()).toContain(`Started by root: the site goes on as user ${uid}`);
  expect(await usersOf(site.pid)).toEqual([uid, uid, uid, uid]);
  expect((await readdir(compiled, { recursive: true })).length, "for a quicker start").toBeGreaterThan(100);
  // Pictures that are made on demand are cached, so the site may write there.
  await expect.poll(() => readdir(join(folder, "cache/media"))).toHaveLength(2);
  expect((await lstat(join(folder, "cache/media/old"))).uid).toBe(uid);
});

test("while the database hangs, what was seen goes on, the rest says 503, and nothing has to be done after", async () => {
  const { site, api, get, picture, hang, goOn } = await findSite();
  const pages = new Map<string, string>();
  for (const path of ["/hu/", "/hu/blog", "/hu/post/elso", "/en/peru-guide", "/hu/feed.xml"])
    pages.set(path, await (await get(path)).text());
  const losses = () => site.output().split("the database does not answer").length;
  const lossesBefore = losses();
  await hang();
  // Ten saves that wait, as editors who press the button again.
  const saves = Array.from({ length: 10 }, (_, index) =>
    soon(api.createPost(hungarianPost(`Közben ${index}`))).catch((error: unknown) => error),
  );
  for (const [path, before] of pages) {
    const answer = await soon(get(path));
    expect([path, answer.status, await answer.text()]).toEqual([path, 200, before]);
  }
  expect((await soon(get(picture))).status).toBe(200);
  for (const save of await Promise.all(saves)) {
    expect(save).toBeInstanceOf(ApiError);
    expect(save).toMatchObject({ status: 503, code: "unavailable", retryAfter: expect.any(Number) });
  }

  // From here on it is known to be out of reach.
  await expect.poll(losses).toBeGreaterThan(lossesBefore);
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
});

/** Null, with a line that says why, for who may mount nothing. */
async function tryReadOnly(folder: string): Promise<(() => Promise<void>) | null> {
  try {
    const undo = await makeReadOnly(folder);
    onTestFinished(undo);
    return undo;
  } catch (error) {
    process.stdout.write(
      `skipped, because nothing can be mounted here: ${(error as Error).message.trim()}\n`,
    );
    return null;
  }
}

test("while the data folder cannot be written, pages and pictures are sent, saves are refused, and all goes on after", async (context) => {
  const { folder, site, api, get, picture } = await findSite();
  const read = async (path: string) => {
    const answer = await get(path);
    return {
      status: answer.status,
      text: await answer.text(),
      retryAfter: answer.headers.get("retry-after"),
    };
  };
  const seen = await read("/hu/blog");
  const superuser = await openSuperuserClient(folder);
  onTestFinished(() => superuser.end().catch(() => {}));
  const endAll = "select pg_terminate_backend(pid) from pg_stat_activity where usename = $1";
  // Opens the files that it needs again below.
  await superuser.query(endAll, ["nobody"]);
  const makeWritable = await tryReadOnly(folder);
  if (!makeWritable) return context.skip();

  // A new connection makes PostgreSQL open files for writing.
  await superuser.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'irany_site'",
  );
  const refused = await api.createPost(hungarianPost("Sehol")).catch((error: unknown) => error);
  expect(refused).toMatchObject({ status: 503, retryAfter: expect.any(Number) });
  // The database writes its files now and then in any case, and gives up.
  await superuser.query("checkpoint").catch(() => {});
  await expect.poll(() => site.output()).toContain("the embedded database cannot be started");
  expect(await read("/hu/blog")).toEqual(seen);
  expect((await read(picture)).status).toBe(200);
  expect((await read("/en/peru-weather")).status).toBe(200);
  expect(await read("/es/blog")).toMatchObject({ status: 503, retryAfter: "5" });
  const save = await api.createPost(hungarianPost("Közben")).catch((error: unknown) => error);
  expect(save).toBeInstanceOf(ApiError);
  expect(save).toMatchObject({ status: 503, retryAfter: expect.any(Number) });

  await makeWritable();
  await expect
    .poll(() => api.createPost(hungarianPost("Utána")).catch((error: unknown) => error))
    .toMatchObject({ translations: { hu: { title: "Utána" } } });
  const titles = (await api.listPosts("hu")).map(({ title }) => title);
  expect([titles[0], titles.at(-1)]).toEqual(["Utána", "Első"]);
});
