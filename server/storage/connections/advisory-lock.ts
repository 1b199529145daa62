import type { Database } from "#server/storage/database.ts";

/**
 * Lets only one of several processes on one database do some work; in the others nothing happens.
 *
 * All keys of advisory locks: 52110001 migrations, 52110002 the supervisor (for releases that know no folder lock), 52110003
 * writing posts, 52110004 contact messages, 52110005 the nightly backup, 52110006 `npm run move-pictures`, 52110007 an import, 52110008 the check of links.
 *
 * @returns whether it was done
 */
export async function withAdvisoryLock(
  db: Database,
  key: number,
  work: () => Promise<void>,
): Promise<boolean> {
  const client = await db.$client.connect();
  let isBroken = true;
  const free = async () => {
    await client.query("select pg_advisory_unlock($1)", [key]);
    isBroken = false;
  };
  try {
    const { rows } = await client.query<{ taken: boolean }>("select pg_try_advisory_lock($1) as taken", [
      key,
    ]);
    if (rows[0]?.taken !== true) {
      isBroken = false;
      return false;
    }
    await work().catch(async (error: unknown) => {
      // Freed before anybody hears of the failure: who tries again at once gets the lock.
      await free().catch(() => {});
      throw error;
    });
    await free();
    return true;
  } finally {
    // A connection that may still hold the lock is closed, which frees it.
    client.release(isBroken);
  }
}
