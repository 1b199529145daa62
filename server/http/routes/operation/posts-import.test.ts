import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createAdminClient } from "#api/admin/admin-client.ts";
import { listAuditEvents } from "#server/domain/audit/record-event.ts";
import { makeExport } from "#server/domain/export/make-export.ts";
import { publishPost } from "#server/domain/posts/write-post.ts";
import { pictureFile } from "#tests/support/samples/pictures.ts";
import { hungarianPost } from "#tests/support/samples/written-post.ts";
import { failure } from "#tests/support/servers/failure.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { visitor } from "#tests/support/servers/test-server.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";

const { openSignedInServer } = shareTestServers();
const signal = new AbortController().signal;

/** The export of another site, with one post and its cover. */
async function exportedSite(dataDir: string): Promise<Blob> {
  const { db } = await openTestDatabase();
  const now = new Date("2026-11-22T08:00:00Z");
  await publishPost(db, hungarianPost("Az első"), { now, cover: await pictureFile("jpeg", 300, 200) });
  const file = join(dataDir, "site.zip");
  await makeExport({ db, dataDir, file, signal, now, onProgress() {} });
  return new Blob([new Uint8Array(await readFile(file))]);
}

test("an uploaded export is looked at, imported and then gone; a look writes nothing, twice brings nothing twice", async () => {
  const { api, env, db } = await openSignedInServer();
  const zip = await exportedSite(env.DATA_DIR);
  const source = await api.uploadImport(zip);
  const steps: object[] = [];
  const look = await api.importPosts({ source, isDryRun: true }, (step) => steps.push(step));
  expect(look).toMatchObject({ origin: "posts", total: 1, pictures: 1, posts: [{ outcome: "new" }] });
  expect(steps).toContainEqual({ step: "posts", done: 1, total: 1 });
  expect(await api.listPosts("hu")).toEqual([]);
  const kinds = async () => (await listAuditEvents(db, { limit: 9 })).map(({ kind }) => kind);
  expect(await kinds()).not.toContain("posts_imported");

  expect(await api.importPosts({ source, isDryRun: false })).toEqual(look);
  expect(await api.listPosts("hu")).toMatchObject([{ title: "Az első", cover: { width: 300 } }]);
  const [event] = await listAuditEvents(db, { limit: 1 });
  expect(event).toMatchObject({ kind: "posts_imported", source: "account", count: 1 });

  const gone = api.importPosts({ source, isDryRun: false });
  await expect(gone).rejects.toMatchObject({ code: "not_found" });
  const again = await api.importPosts({ source: await api.uploadImport(zip), isDryRun: false });
  expect(again.posts).toMatchObject([{ outcome: "same" }]);
});

test("what cannot be imported is refused with its reason: a damaged file, a private address, a path", async () => {
  const { api } = await openSignedInServer();
  const uploaded = async (text: string) => api.uploadImport(new Blob([text]));
  for (const [text, fault] of [
    ["Dear diary", "foreign"],
    ['<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel>', "cutOff"],
    ["", "foreign"],
  ] as const) {
    const refused = api.importPosts({ source: await uploaded(text), isDryRun: true });
    await expect(refused, text).rejects.toMatchObject({ fault });
  }
  for (const address of ["http://127.0.0.1:1/api", "http://[::1]/", "http://169.254.169.254/latest"])
    await expect(api.importPosts({ source: { address }, isDryRun: true })).rejects.toMatchObject({
      fault: "privateAddress",
    });
  for (const source of [{ file: "../site.zip" }, { address: "file:///etc/passwd" }])
    expect(await failure(api.importPosts({ source, isDryRun: true }))).toMatchObject({ status: 400 });
});

test("an import is for administrators who have just shown who they are", async () => {
  let time = new Date("2026-11-22T10:00:00Z").getTime();
  const { api, app } = await openSignedInServer({ now: () => new Date(time) });
  const calls = (client: typeof api) => [
    () => client.uploadImport(new Blob(["[]"])),
    () => client.importPosts({ source: { address: "https://old.example" }, isDryRun: true }),
  ];
  const other = createAdminClient(visitor(app));
  const anna = { username: "anna", password: "Machu Picchu 2430" };
  await other.register(anna);
  await api.approveAccount("anna", { role: "editor", languages: [] });
  await other.signIn(anna);
  for (const call of calls(other)) expect(await failure(call())).toMatchObject({ code: "not_allowed" });
  time += 10 * 60_000;
  for (const call of calls(api)) expect(await failure(call())).toMatchObject({ code: "proof_needed" });
});
