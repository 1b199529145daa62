import type { Queries } from "#server/storage/database.ts";

/**
 * Prepares a query once for each database that it is asked of: to build its SQL takes longer than anything else that the process does
 * for it.
 */
export function prepareOnce<Prepared>(prepare: (db: Queries) => Prepared): (db: Queries) => Prepared {
  const prepared = new WeakMap<Queries, Prepared>();
  return (db) => {
    const known = prepared.get(db);
    if (known) return known;
    const made = prepare(db);
    prepared.set(db, made);
    return made;
  };
}
