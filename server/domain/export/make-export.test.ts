import { createWriteStream, existsSync } from "node:fs";
import { mkdir, readFile, readdir, symlink, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { getTableColumns } from "drizzle-orm";
import { expect, test } from "vitest";
import { openPromise } from "yauzl";
import { insertAccount } from "#server/storage/accounts/accounts.ts";
import { command } from "#server/domain/audit/record-event.ts";
import { readChangeNotes } from "#server/domain/guide/read-change-notes.ts";
import { addPicture, describePicture } from "#server/domain/media/media-library.ts";
import { readReplacedDrawings, replaceDrawing } from "#server/domain/media/photographs/replaced-drawings.ts";
import { runImport } from "#server/domain/import/run-import.ts";
import { findOldPosts } from "#server/domain/import/sources/find-old-posts.ts";
import { readAdminPost, type AdminPost } from "#server/domain/posts/admin-posts.ts";
import { changePost, publishPost } from "#server/domain/posts/write-post.ts";
import { backedUpTables } from "#server/storage/backups/backed-up-tables.ts";
import type { Database } from "#server/storage/database.ts";
import { pictureFile } from "#tests/support/samples/pictures.ts";
import { writtenPost } from "#tests/support/samples/written-post.ts";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";
import { secrets } from "./export-tables.ts";
import { makeExport } from "./make-export.ts";

const now = new Date("2026-11-22T08:00:00Z");
const taken = new Date("2025-06-24T10:30:00Z");

/** A file of Linux that can be opened, and whose start cannot be read. */
const unreadable = "/proc/self/mem";

async function exportTo(
  db: Database,
  folder: string,
  signal = new AbortController().signal,
): Promise<string> {
  const file = join(folder, "site.zip");
  await makeExport({ db, dataDir: folder, file, signal, now, onProgress() {} });
  return file;
}

/** Unpacks the file as a zip program does. */
async function unpack(file: string): Promise<string> {
  const folder = await makeTemporaryFolder();
  const zip = await openPromise(file);
  for await (const entry of zip.eachEntry()) {
    const path = join(folder, entry.fileName);
    await mkdir(dirname(path), { recursive: true });
    await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(path));
  }
  return folder;
}

/** When what is in it was changed, by its path. */
async function datesIn(file: string): Promise<Map<string, Date>> {
  const dates = new Map<string, Date>();
  const zip = await openPromise(file);
  for await (const entry of zip.eachEntry()) dates.set(entry.fileName, entry.getLastModDate());
  return dates;
}

/** The parts of a post that readers and editors see, whatever its pictures are called. */
function seen({ cover, ...post }: AdminPost) {
  const text = JSON.stringify({ ...post, madeFrom: null }).replace(/\/media\/[0-9a-f]{32}/g, "/media/HASH");
  return { ...JSON.parse(text), hasCover: cover !== null };
}

test("what is exported can be unpacked and imported into another site: texts, drafts, times and pictures", async () => {
  const { db } = await openTestDatabase();
  const folder = await makeTemporaryFolder();
  await mkdir(join(folder, "photographs/cusco"), { recursive: true });
  const photograph = join(folder, "photographs/cusco/one.jpg");
  await writeFile(photograph, await pictureFile("jpeg"));
  await utimes(photograph, taken, taken);
  const picture = `data:image/png;base64,${(await pictureFile("png", 80, 60)).toString("base64")}`;
  const content = `<p>Szöveg</p><img src="${picture}" alt="Kép">`;
  const { hu, en, ...others } = writtenPost().translations;
  const search = { searchTitle: "Túrák", searchDescription: "Hova?", address: "turak" };
  const { id } = await publishPost(
    db,
    writtenPost({
      isPinned: true,
      translations: {
        hu: { title: "Őszi túra", summary: "", ...hu, content, coverRole: "presentation", ...search },
        ...(en && { en: { ...en, note: "Not read yet." } }),
        ...others,
      },
    }),
    {
      now,
      cover: await pictureFile("jpeg", 300, 200),
      states: { hu: "published", en: "draft", es: { at: "2099-01-01T08:00:00.000Z" } },
    },
  );
  await changePost(
    db,
    id,
    writtenPost({
      translations: { hu: { title: "Őszi túra", summary: "", ...hu, content, note: "Más a szállás." } },
    }),
    { now, states: { hu: "published" } },
  );
  const cliffs = await addPicture(
    db,
    { bytes: await pictureFile("jpeg", 320, 200), name: "cliffs.jpg" },
    { by: command, now },
  );
  const said = { name: "Cliffs", alts: { en: "Paragliders" }, credit: "Ana Torres", focal: { x: 20, y: 30 } };
  await describePicture(db, cliffs.hash, said);
  for (const drawing of ["pages/place-lima", "places/lima", "pages/own-0123456789ab"])
    await replaceDrawing(db, { id: drawing, picture: cliffs.hash }, { by: command });
  const file = await exportTo(db, folder);
  expect((await datesIn(file)).get("photographs/cusco/one.jpg")).toEqual(taken);
  const unpacked = await unpack(file);
  expect((await readdir(unpacked)).toSorted()).toEqual([
    "README.txt",
    "data",
    "drawings.json",
    "photographs",
    "pictures",
    "posts.json",
  ]);
  expect(await readdir(join(unpacked, "photographs/cusco"))).toEqual(["one.jpg"]);
  const [post] = JSON.parse(await readFile(join(unpacked, "posts.json"), "utf8"));
  expect(post.coverImage).toMatch(/^pictures\/[0-9a-f]{32}\.jpeg$|^pictures\/[0-9a-f]{32}\.jpg$/);

  const other = await openTestDatabase();
  const bytes = await pictureFile("jpeg", 90, 60);
  const { hash: mountain } = await addPicture(other.db, { bytes, name: "" }, { by: command, now });
  await replaceDrawing(other.db, { id: "places/lima", picture: mountain }, { by: command });
  const found = await findOldPosts({ file }, { isLocal: false });
  const { signal } = new AbortController();
  const run = { by: command, signal, onPost() {} };
  const carried = { origin: "posts", drawings: 1, posts: [{ id, outcome: "new", notes: [] }], notes: [] };
  expect(await runImport(other.db, found, { ...run, isDryRun: true })).toMatchObject(carried);
  expect((await readReplacedDrawings(other.db)).size).toBe(1);
  expect(await runImport(other.db, found, run)).toMatchObject(carried);
  expect(await runImport(other.db, found, run)).toMatchObject({ drawings: 0, notes: [] });
  found.close();
  // The choice that was made there stays, and the page of another owner is not there.
  const replaced = await readReplacedDrawings(other.db);
  expect([...replaced.keys()].toSorted()).toEqual(["pages/place-lima", "places/lima"]);
  expect(replaced.get("pages/place-lima")).toMatchObject({ width: 320, height: 200, ...said });
  expect(replaced.get("places/lima")).toMatchObject({ hash: mountain });
  // A note that readers had goes along, and stands in no form there: it names no revision.
  const notes = { en: "Not read yet." };
  expect(seen(await readAdminPost(other.db, id))).toEqual({ ...seen(await readAdminPost(db, id)), notes });
  const told = (await readChangeNotes(other.db)).ofText({ postId: id, page: null, language: "hu" });
  expect(told).toEqual([{ note: "Más a szállás.", at: now.toISOString() }]);
});

test("nothing secret is in it, and each table is in it or named as secret", async () => {
  const { db } = await openTestDatabase();
  await insertAccount(db, {
    username: "Anna",
    usernameKey: "anna",
    passwordHash: "scrypt$verysecret",
    approved: true,
    createdAt: now,
    role: "editor",
    languages: [],
  });
  const unpacked = await unpack(await exportTo(db, await makeTemporaryFolder()));
  const tables = backedUpTables.filter(({ name, bytes }) => secrets[name] !== "all" && !bytes);
  expect((await readdir(join(unpacked, "data"))).toSorted()).toEqual(
    tables.map(({ name }) => `${name}.json`).toSorted(),
  );
  const accounts = await readFile(join(unpacked, "data/accounts.json"), "utf8");
  expect(JSON.parse(accounts)).toMatchObject([{ username: "Anna", approved: true }]);
  expect(accounts).not.toContain("verysecret");
  for (const { name, table } of tables) {
    const columns = Object.values(getTableColumns(table)).map((column) => column.name);
    const doubtful = columns.filter((column) => /hash|secret|token|key|code/i.test(column));
    const told = ["username_key", "hash", ...(secrets[name] ?? [])].map((column) =>
      column.replaceAll("_", ""),
    );
    const left = doubtful.filter((column) => !told.includes(column.replaceAll("_", "").toLowerCase()));
    expect(left, name).toEqual([]);
  }
});

test("one that is stopped leaves no file", async () => {
  const { db } = await openTestDatabase();
  const folder = await makeTemporaryFolder();
  const stopped = AbortSignal.abort(new Error("Stopped by SIGINT"));
  await expect(exportTo(db, folder, stopped)).rejects.toThrow("Stopped by SIGINT");
  expect(await readdir(folder)).toEqual([]);
});

test.runIf(existsSync(unreadable))(
  "a photograph that cannot be read fails the export, which leaves no file",
  async () => {
    const { db } = await openTestDatabase();
    const folder = await makeTemporaryFolder();
    await mkdir(join(folder, "photographs"));
    await symlink(unreadable, join(folder, "photographs/one.jpg"));
    await expect(exportTo(db, folder)).rejects.toMatchObject({ code: "EIO" });
    expect(await readdir(folder)).toEqual(["photographs"]);
  },
);
