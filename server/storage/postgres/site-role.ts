import { randomBytes } from "node:crypto";
import { open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import type { RunAs } from "./postgres-user.ts";

/** The role that the site works as. It owns its database and all in it, and may do nothing else: no programs, no files, no roles. */
export const siteRole = "irany_site";

const passwordFile = "irany-peru-site-password";

/** Null in a cluster that only earlier releases have used. */
export async function readSitePassword(folder: string): Promise<string | null> {
  return readFile(join(folder, passwordFile), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
}

/**
 * Makes the site's role, and gives it what the superuser has in the database: in a cluster of an earlier release everything,
 * after a restored dump what came with that. Changes nothing when all is as it should be.
 *
 * @param superuser connected to the site's database
 * @param folder the cluster's
 * @returns the role's password
 */
export async function prepareSiteRole(superuser: pg.Client, folder: string, runAs: RunAs): Promise<string> {
  const password = (await readSitePassword(folder)) ?? randomBytes(24).toString("base64url");
  const { rowCount } = await superuser.query("select from pg_roles where rolname = $1", [siteRole]);
  const verb = rowCount === 0 ? "create" : "alter";
  await superuser.query(
    `${verb} role ${siteRole} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password ${superuser.escapeLiteral(password)}`,
  );
  await superuser.query(giveEverything);
  await writeSitePassword(folder, password, runAs);
  return password;
}

async function writeSitePassword(folder: string, password: string, runAs: RunAs): Promise<void> {
  if ((await readSitePassword(folder)) === password) return;
  const unfinished = join(folder, `${passwordFile}.${randomBytes(6).toString("hex")}`);
  // New, so that no link in the database's folder leads root elsewhere.
  const file = await open(unfinished, "wx", 0o600);
  try {
    await file.writeFile(password);
    if ("uid" in runAs) await file.chown(runAs.uid, runAs.gid);
    await rename(unfinished, join(folder, passwordFile));
  } finally {
    await file.close();
    await rm(unfinished, { force: true });
  }
}

/**
 * Sequences of columns follow their tables, row types theirs, and what belongs to an extension stays the superuser's.
 * The owner of the database is also that of the schema `public` (role `pg_database_owner`).
 */
const giveEverything = `
do $$
declare
  command text;
begin
  for command in
    with own as (
      select oid as namespace from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
    ), fixed as (
      select classid, objid from pg_depend where deptype in ('e', 'a', 'i')
    )
    select format('alter database %I owner to ${siteRole}', datname)
      from pg_database where datname = current_database() and datdba = current_user::regrole
    union all
    select format('alter schema %I owner to ${siteRole}', nspname)
      from pg_namespace join own on own.namespace = oid where nspowner = current_user::regrole
    union all
    select format('alter table %s owner to ${siteRole}', oid::regclass)
      from pg_class join own on own.namespace = relnamespace
      where relowner = current_user::regrole and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
        and ('pg_class'::regclass, oid) not in (select classid, objid from fixed)
    union all
    select format('alter routine %s owner to ${siteRole}', oid::regprocedure)
      from pg_proc join own on own.namespace = pronamespace
      where proowner = current_user::regrole
        and ('pg_proc'::regclass, oid) not in (select classid, objid from fixed)
    union all
    select format('alter type %s owner to ${siteRole}', oid::regtype)
      from pg_type join own on own.namespace = typnamespace
      where typowner = current_user::regrole and typtype in ('e', 'd', 'r')
        and ('pg_type'::regclass, oid) not in (select classid, objid from fixed)
  loop
    execute command;
  end loop;
end
$$`;
