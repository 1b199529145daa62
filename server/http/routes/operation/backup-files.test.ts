import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { adminPaths } from "#api/admin/admin-paths.ts";
import { createAdminClient } from "#api/admin/admin-client.ts";
import { listAuditEvents } from "#server/domain/audit/record-event.ts";
import { publishPost } from "#server/domain/posts/write-post.ts";
import { hungarianPost } from "#tests/support/samples/written-post.ts";
import { failure } from "#tests/support/servers/failure.ts";
import { administrator } from "#tests/support/servers/http-client.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { visitor } from "#tests/support/servers/test-server.ts";

const { openSignedInServer } = shareTestServers();

const tenMinutes = 10 * 60_000;

/** A site with one post, whose clock goes on by a second with each look at it, so that no two backups have one name. */
async function openSite(settings: Record<string, string> = {}) {
  let time = new Date("2026-11-22T10:00:00Z").getTime();
  const server = await openSignedInServer({ now: () => new Date((time += 1000)), settings });
  await publishPost(server.db, hungarianPost("Az első"), { now: new Date(time) });
  const titles = async () => (await server.api.listPosts("hu")).map(({ title }) => title);
  const names = async () => (await server.api.listBackupFiles()).files.map(({ kind }) => kind);
  return { ...server, titles, names, pass: (milliseconds: number) => (time += milliseconds) };
}

test("a backup made by a button brings everything back, and what it replaced can be brought back too", async () => {
  const { api, app, db, titles, names } = await openSite();
  const steps = new Set<string>();
  const { name, bytes } = await api.makeBackup(({ step }) => steps.add(step));
  expect(steps).toContain("posts");
  await publishPost(db, hungarianPost("A második"), { now: new Date() });

  const restored = await api.restoreBackup(name, {}, ({ step }) => steps.add(step));
  expect(restored).toMatchObject({ posts: 1, photographs: 0 });
  expect([...steps]).toEqual(expect.arrayContaining(["undo", "checked", "restored", "cleaned"]));
  expect(await titles()).toEqual(["Az első"]);
  // The session was one of before.
  expect(await failure(api.listBackupFiles())).toMatchObject({ status: 401 });

  await api.signIn(administrator);
  expect(await names()).toEqual(["before-restore", "by-hand"]);
  await api.restoreBackup(restored.undo, {});
  expect(await titles()).toEqual(["A második", "Az első"]);

  await api.signIn(administrator);
  await api.prepareDownload(name);
  const send = visitor(app);
  await createAdminClient(send).signIn(administrator);
  const answer = await send(adminPaths.backupFile({ name }));
  expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="${name}"`);
  const copy = await answer.blob();
  expect(copy.size).toBe(bytes);
  await api.deleteBackup(name);
  expect((await api.listBackupFiles()).files.map((file) => file.name)).not.toContain(name);
  const uploaded = await api.uploadBackup(copy);
  await api.restoreBackup(uploaded.name, {});
  expect(await titles()).toEqual(["Az első"]);
  const kinds = (await listAuditEvents(db, { limit: 100 })).map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(["backup_made", "backup_restored"]));
});

test("a wrong file, a wrong passphrase and a name from elsewhere are refused, and change nothing", async () => {
  const { api, env, titles, names } = await openSite({ BACKUP_PASSPHRASE: "four words nobody guesses" });
  await expect(api.uploadBackup(new Blob(["<html>"]))).rejects.toMatchObject({ fault: "foreign" });
  await expect(api.uploadBackup(new Blob([]))).rejects.toMatchObject({ fault: "foreign" });
  expect(await names()).toEqual([]);

  const { name } = await api.makeBackup();
  expect(name).toMatch(/\.age$/);
  expect((await api.listBackupFiles()).files[0]).toMatchObject({ kind: "by-hand", isEncrypted: true });
  const wrong = api.restoreBackup(name, { passphrase: "other words" });
  await expect(wrong).rejects.toMatchObject({ fault: "passphrase_wrong" });
  // Nothing was to be undone.
  expect(await names()).toEqual(["by-hand"]);
  await writeFile(join(env.DATA_DIR, "backups", "notes.txt"), "mine");
  for (const other of ["notes.txt", "../secret"])
    await expect(api.restoreBackup(other, {}), other).rejects.toMatchObject({ code: "not_found" });
  expect(await titles()).toEqual(["Az első"]);
});

test("a backup made by a button stays when another one is made on the same day", async () => {
  const { api, names, pass } = await openSite();
  await api.makeBackup();
  pass(tenMinutes / 2);
  await api.makeBackup();
  expect(await names()).toEqual(["by-hand", "by-hand"]);
});

test("the oldest backup that undoes a restore can be restored itself", async () => {
  const { api, titles } = await openSite();
  const { name } = await api.makeBackup();
  const undo: string[] = [];
  for (const _ of [1, 2, 3]) {
    undo.push((await api.restoreBackup(name, {})).undo);
    await api.signIn(administrator);
  }
  await api.restoreBackup(undo[0] ?? "", {});
  expect(await titles()).toEqual(["Az első"]);
});

test("the export can be taken away for a day", async () => {
  const { api, names, pass } = await openSite();
  const { name, posts } = await api.makeExport();
  expect([name, posts]).toEqual([expect.stringMatching(/^irany-peru-export-.*\.zip$/), 1]);
  expect(await names()).toEqual(["export"]);
  pass(25 * 60 * 60_000);
  await api.signIn(administrator);
  await api.makeBackup();
  expect(await names()).toEqual(["by-hand"]);
});

test("backups are for administrators who have just shown who they are", async () => {
  const { api, app, pass } = await openSite();
  const other = createAdminClient(visitor(app));
  await other.register({ username: "anna", password: "Machu Picchu 2430" });
  await api.approveAccount("anna", { role: "editor", languages: [] });
  await other.signIn({ username: "anna", password: "Machu Picchu 2430" });
  for (const call of [() => other.listBackupFiles(), () => other.makeBackup(), () => other.makeExport()])
    expect(await failure(call())).toMatchObject({ code: "not_allowed" });
  const { name } = await api.makeBackup();
  pass(tenMinutes);
  expect((await api.listBackupFiles()).files).toHaveLength(1);
  for (const call of [
    () => api.makeBackup(),
    () => api.makeExport(),
    () => api.prepareDownload(name),
    () => api.deleteBackup(name),
    () => api.restoreBackup(name, {}),
    () => api.uploadBackup(new Blob(["x"])),
  ])
    expect(await failure(call())).toMatchObject({ code: "proof_needed" });
});
