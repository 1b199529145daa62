import { expect, onTestFinished, test } from "vitest";
import { ApiError } from "#api/errors.ts";
import { mediaPath } from "#api/media.ts";
import { jpegFile } from "#tests/support/samples/pictures.ts";
import { hungarianPost } from "#tests/support/samples/written-post.ts";
import { signedInClient } from "#tests/support/servers/http-client.ts";
import { startSite } from "#tests/support/servers/start-site.ts";
import { openSuperuserClient } from "#tests/support/storage/superuser-client.ts";
import { makeDataFolder } from "#tests/support/storage/make-data-folder.ts";
import { makeReadOnly } from "#tests/support/storage/read-only-mounts.ts";

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
  const folder = await makeDataFolder();
  const site = await startSite({ DATA_DIR: folder, STARTER_POSTS: "off", BACKUPS: "off" });
  onTestFinished(async () => void (await site.end("SIGTERM")));
  const api = await signedInClient(site.url);
  const { cover } = await api.createPost(hungarianPost("Első"), { file: await jpegFile() });
  const get = async (path: string) => {
    const answer = await fetch(site.url + path, { redirect: "manual" });
    return {
      status: answer.status,
      text: await answer.text(),
      retryAfter: answer.headers.get("retry-after"),
    };
  };
  const seen = await get("/hu/blog");
  const picture = mediaPath(cover?.hash ?? "", 240, "jpeg");
  expect((await get(picture)).status).toBe(200);
  const superuser = await openSuperuserClient(folder);
  onTestFinished(() => superuser.end().catch(() => {}));
  const endAll = "select pg_terminate_backend(pid) from pg_stat_activity where usename = $1";
  // Opens the files that it needs again below.
  await superuser.query(endAll, ["nobody"]);
  const makeWritable = await tryReadOnly(folder);
  if (!makeWritable) return context.skip();

  // Who connects anew opens files to write in them.
  await superuser.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'irany_site'",
  );
  const refused = await api.createPost(hungarianPost("Sehol")).catch((error: unknown) => error);
  expect(refused).toMatchObject({ status: 503, retryAfter: expect.any(Number) });
  // The database writes its files now and then in any case, and gives up.
  await superuser.query("checkpoint").catch(() => {});
  await expect.poll(() => site.output()).toContain("the embedded database cannot be started");
  expect(await get("/hu/blog")).toEqual(seen);
  expect((await get(picture)).status).toBe(200);
  expect((await get("/en/peru-weather")).status).toBe(200);
  expect(await get("/es/blog")).toMatchObject({ status: 503, retryAfter: "5" });
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
