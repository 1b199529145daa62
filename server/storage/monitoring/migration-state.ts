import { sql } from "drizzle-orm";
import type { Queries } from "#server/storage/database.ts";
import { defaultFolder, readMigrations } from "#server/storage/migrate.ts";

let known: ReturnType<typeof readMigrations> | undefined;

/** Whether the tables are those of this release. @throws Error when the database does not answer */
export async function areMigrationsCurrent(db: Queries): Promise<boolean> {
  known ??= readMigrations(defaultFolder);
  const { rows } = await db.execute<{ hash: string }>(
    sql`select hash from drizzle.__drizzle_migrations order by created_at, id`,
  );
  const migrations = await known;
  return (
    rows.length === migrations.length &&
    migrations.every(({ hash, hashOnWindows }, index) =>
      [hash, hashOnWindows].includes(rows[index]?.hash ?? ""),
    )
  );
}
