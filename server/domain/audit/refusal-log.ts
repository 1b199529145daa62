import type { Database } from "#server/storage/database.ts";
import { recordEvent, type NewEvent } from "./record-event.ts";

/** Of each kind in a minute. Anybody can have calls refused, and must not fill the disk with it. */
const mostInMinute = 20;

const minute = 60_000;

interface RefusalLogOptions {
  db: Database;
  /** Called when an event could not be written. */
  onError: (error: unknown) => void;
}

/** Records refusals one by one while they are few; of a flood, each minute how many there were of a kind. */
export function openRefusalLog({ db, onError }: RefusalLogOptions) {
  const recorded = new Map<string, number>();
  const left = new Map<string, { last: NewEvent; count: number }>();
  const timer = setInterval(() => void writeCounts(), minute);
  timer.unref();

  /** Never rejects: a refusal stays one when it cannot be written down. */
  async function record(event: NewEvent): Promise<void> {
    const { kind } = event;
    const already = recorded.get(kind) ?? 0;
    if (already >= mostInMinute) {
      left.set(kind, { last: event, count: (left.get(kind)?.count ?? 0) + 1 });
      return;
    }
    recorded.set(kind, already + 1);
    await recordEvent(db, event).catch(onError);
  }

  async function writeCounts(): Promise<void> {
    const counts = [...left.values()];
    recorded.clear();
    left.clear();
    for (const { last, count } of counts) await recordEvent(db, { ...last, count }).catch(onError);
  }

  return {
    record,
    async close(): Promise<void> {
      clearInterval(timer);
      await writeCounts();
    },
  };
}
