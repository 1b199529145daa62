import type { WantedStates } from "#api/admin/translation-states.ts";
import { applyFactPlans } from "#server/domain/facts/change-fact.ts";
import { siteItself } from "#server/domain/audit/record-event.ts";
import type { Database, Queries } from "#server/storage/database.ts";
import { lockPostWrites } from "#server/storage/posts/posts.ts";
import { findDue } from "#server/storage/posts/translation-states.ts";
import { changeTexts } from "./write-post.ts";

/** Milliseconds between two looks for what is due. */
const interval = 5_000;

/**
 * Publishes what was to be published by `now`. Several processes may share a database: the first one does it, the others
 * find nothing left.
 * @returns how many translations
 */
export async function publishDue(db: Queries, now: Date): Promise<number> {
  // Most looks find nothing, and must not hold up who is saving.
  if ((await findDue(db, now)).length === 0) return 0;
  return db.transaction(async (tx) => {
    await lockPostWrites(tx);
    const due = await findDue(tx, now);
    const byPost = Map.groupBy(due, ({ postId }) => postId);
    for (const [id, rows] of byPost) {
      const states: WantedStates = Object.fromEntries(rows.map(({ language }) => [language, "published"]));
      await changeTexts(tx, id, { states, now, by: siteItself });
    }
    return due.length;
  });
}

interface Publishing {
  now: () => Date;
  dayInPeru: (now: Date) => string;
  onError: (error: unknown) => void;
}

/** Publishes what is due and puts in the facts that were planned, at once and then every five seconds. @returns what stops it, when a look that runs has ended */
export function startPublishing(db: Database, { now, dayInPeru, onError }: Publishing): () => Promise<void> {
  let running = Promise.resolve();
  const look = () => {
    running = running.then(async () => void (await publishDue(db, now()))).catch(onError);
    running = running.then(() => applyFactPlans(db, now(), dayInPeru(now()))).catch(onError);
  };
  const timer = setInterval(look, interval);
  timer.unref();
  look();
  return () => {
    clearInterval(timer);
    return running;
  };
}
