import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import type { AdminClient } from "#api/admin/admin-client.ts";
import { filledIn } from "#tests/support/samples/contact-form.ts";
import { jpegFile } from "#tests/support/samples/pictures.ts";
import { hungarianPost } from "#tests/support/samples/written-post.ts";
import { databaseProcess } from "#tests/support/servers/running-processes.ts";
import { httpClient, signedInClient } from "#tests/support/servers/http-client.ts";
import { startMailServer } from "#tests/support/servers/mail-server.ts";
import { startSite, type RunningSite } from "#tests/support/servers/start-site.ts";
import { makeDataFolder } from "#tests/support/storage/make-data-folder.ts";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";

async function start(settings: Record<string, string>): Promise<RunningSite> {
  const site = await startSite({ STARTER_POSTS: "off", BACKUPS: "off", ...settings });
  onTestFinished(() => void site.end("SIGKILL"));
  return site;
}

interface Stream {
  /** The titles of the posts that were acknowledged. */
  acknowledged: string[];
  /** How many were sent. */
  sent: number;
}

/** Publishes posts one after the other while something is killed. */
async function publishWhile(api: AdminClient, stream: Stream, kill: () => Promise<unknown>): Promise<void> {
  const file = await jpegFile();
  const before = stream.acknowledged.length;
  let isEnding = false;
  async function publish(): Promise<void> {
    while (!isEnding) {
      stream.sent += 1;
      const title = `Bejegyzés ${stream.sent}`;
      try {
        await api.createPost(hungarianPost(title), { file });
        stream.acknowledged.push(title);
      } catch {
        // A busy machine may also refuse one, long before anything is killed.
        await sleep(100);
      }
    }
  }
  const published = publish();
  await expect.poll(() => stream.acknowledged.length).toBeGreaterThan(before + 2);
  await kill();
  // A database may be back so soon that no post was lost.
  isEnding = true;
  await published;
}

test("nothing acknowledged is lost when the database is killed or stopped, or the site itself, and mails come after", async () => {
  const folder = await makeDataFolder();
  const mailServer = await startMailServer({ mood: "busy" });
  onTestFinished(() => mailServer.end());
  const settings = { DATA_DIR: folder, SMTP_URL: mailServer.url, CONTACT_TO: "szerkeszto@irany.test" };
  const site = await start(settings);
  const api = await signedInClient(site.url);
  const stream: Stream = { acknowledged: [], sent: 0 };
  const { acknowledged } = stream;
  const listTitles = async () => (await api.listPosts("hu")).map((post) => post.title);

  for (const [number, signal] of (["SIGKILL", "SIGINT"] as const).entries()) {
    const backs = () => site.output().split("the embedded database is back").length - 1;
    await publishWhile(api, stream, async () => {
      process.kill(await databaseProcess(folder), signal);
      await expect.poll(backs).toBe(number + 1);
    });
    // It is looked for once a second.
    await expect.poll(() => listTitles().catch(() => [])).toEqual(expect.arrayContaining(acknowledged));
  }

  const secondStart = start({ DATA_DIR: folder }).then(() => "started", String);
  await api.sendContactMessage(filledIn);
  await expect.poll(site.output).toContain("a contact message could not be mailed");
  expect(site.output()).not.toMatch(/anna@example|Mikor|Kovács/);
  expect(await secondStart).toContain("in use by another process");
  await publishWhile(api, stream, () => site.end("SIGKILL"));

  mailServer.mood = "answering";
  const second = await start(settings);
  const posts = await httpClient(second.url).listPosts("hu");
  const titles = posts.map((post) => post.title);
  expect(titles).toEqual(expect.arrayContaining(acknowledged));
  // The one write that was under way at each kill may be there too, and then whole.
  expect(titles.length).toBeLessThanOrEqual(stream.sent);
  for (const post of posts) expect(post.cover).not.toBeNull();
  await expect.poll(() => mailServer.mails.length).toBe(1);

  // A mail that hangs does not keep it from ending.
  mailServer.mood = "silent";
  await httpClient(second.url).sendContactMessage({ ...filledIn, message: "Második" });
  await expect.poll(() => mailServer.begun).toBe(2);
  expect(await second.end("SIGINT")).toBe(0);
  // PostgreSQL removes its file as the last thing it does.
  await expect(databaseProcess(folder)).rejects.toMatchObject({ code: "ENOENT" });
});

test("wrong settings stop the start with one message that names them all, without their secrets", async () => {
  const wrong = { PORT: "sok", SITE_URL: "irany", SMTP_URL: "http://anna:titok@127.0.0.1" };
  const started = start({ DATA_DIR: await makeTemporaryFolder(), ...wrong });
  await expect(started).rejects.toThrow(
    /PORT=sok: must be[^]*SITE_URL=irany: must be[^]*SMTP_URL=…: must be/,
  );
  await expect(started).rejects.not.toThrow(/titok/);
});
