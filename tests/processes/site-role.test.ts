import { join } from "node:path";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { publishPost } from "#server/domain/posts/write-post.ts";
import { connectDatabase, openDatabase } from "#server/storage/database.ts";
import { openEmbeddedPostgres } from "#server/storage/postgres/embedded-postgres.ts";
import { findPosts } from "#server/storage/posts/posts.ts";
import { hungarianPost } from "#tests/support/samples/written-post.ts";
import { withClient } from "#tests/support/storage/copy-database.ts";
import { makeFreshDataFolder } from "#tests/support/storage/make-data-folder.ts";

const log = pino({ level: "silent" });

/** Objects that an earlier release, or a dump restored by the superuser, has left. */
const leftBySuperuser = `
  create type mood as enum ('good');
  create view newest as select id from posts;
  create sequence numbers;
  create function one() returns int language sql return 1`;

test("a database that the superuser owns becomes the site's at the next start, with all that is in it, and nothing more", async () => {
  const folder = await makeFreshDataFolder();
  const server = await openEmbeddedPostgres(join(folder, "postgres"), log, { role: "server" });
  await withClient(server.superuserUrl, async (client) => {
    // Earlier releases left the database like this: the tables are the superuser's own.
    await client.query("alter database postgres owner to irany");
  });
  const before = await connectDatabase(server.superuserUrl, log);
  await publishPost(before.db, hungarianPost("Régi"), { now: new Date() });
  await before.db.$client.query(leftBySuperuser);
  await before.close();
  await server.close();

  const { db, url, close } = await openDatabase({ DATA_DIR: folder }, log, { role: "server" });
  onTestFinished(close);
  expect((await findPosts(db, {})).map((post) => post.translations.hu?.title)).toEqual(["Régi"]);
  await publishPost(db, hungarianPost("Új"), { now: new Date() });
  await withClient(url, async (client) => {
    // Nothing that may do everything stands open: the supervisor too watches as the site.
    const sessions = await client.query(
      "select distinct usename from pg_stat_activity where backend_type = 'client backend'",
    );
    expect(sessions.rows).toEqual([{ usename: "irany_site" }]);
    // Only an owner may.
    await client.query("drop view newest");
    await client.query("drop sequence numbers");
    await client.query("drop function one");
    await client.query("drop type mood");
    await client.query("alter table posts add column later text");
    await client.query("alter table drizzle.__drizzle_migrations add column later text");
    await client.query("create schema own create table own.made (id serial)");
    // It runs no program, reads no file, makes no role, and is no superuser.
    const superusers = await client.query("select usesuper from pg_user where usename = current_user");
    expect(superusers.rows).toEqual([{ usesuper: false }]);
    for (const statement of [
      "copy (select 1) to program 'cat'",
      "select pg_read_file('postgresql.conf')",
      "create role other superuser",
      "create role other",
      "alter system set fsync = off",
      "set role irany",
    ])
      await expect(client.query(statement), statement).rejects.toThrow(/permission denied/);
  });
});
