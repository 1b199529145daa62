import type { ErrorCode } from "#api/errors/errors.ts";
import type { Database } from "#server/storage/database.ts";
import { recordEvent, usernameOf, type NewEvent } from "./record-event.ts";

/** Equal refusals of one person in a minute that are written one by one; further ones are counted. */
const mostOfOne = 20;

/**
 * Refusals in a minute to anonymous visitors who tried no secret: so many are written one by one, so many different ones
 * are counted apart, and the rest by their reason. Anybody can have calls refused, and must not fill the disk with it.
 */
const mostNoise = 20;

const noise: (ErrorCode | undefined)[] = ["foreign_origin", "not_signed_in"];

const minute = 60_000;

interface RefusalLogOptions {
  db: Database;
  /** Called when an event could not be written. */
  onError: (error: unknown) => void;
}

/**
 * Records refusals one by one while they are few, and of a flood each minute how many there were of each. Everything is counted by
 * who was refused what and why, so that nobody hides behind others, and nobody gets the blame for them.
 */
export function openRefusalLog({ db, onError }: RefusalLogOptions) {
  /** How many were written one by one, by what they are. */
  const written = new Map<string, number>();
  const counted = new Map<string, { event: NewEvent; count: number }>();
  let noises = { written: 0, counted: 0 };
  const timer = setInterval(() => void writeCounts(), minute);
  timer.unref();

  /** Never rejects: a refusal stays one when it cannot be written down. */
  async function record(event: NewEvent): Promise<void> {
    if (isNoise(event) ? isNoiseCounted(event) : isRepeated(event)) return count(event);
    await recordEvent(db, event).catch(onError);
  }

  function isRepeated(event: NewEvent): boolean {
    const key = keyOf(event);
    const already = written.get(key) ?? 0;
    written.set(key, already + 1);
    return already >= mostOfOne;
  }

  /** A page of another site can have any number of readers' browsers refused. */
  function isNoiseCounted({ reason }: NewEvent): boolean {
    if (reason === "foreign_origin" || noises.written >= mostNoise) return true;
    noises.written += 1;
    return false;
  }

  function count(event: NewEvent): void {
    const isNew = !counted.has(keyOf(event));
    const isTooMany = isNew && isNoise(event) && noises.counted >= mostNoise;
    const told = isTooMany ? { ...event, subject: "" } : event;
    if (isNew && isNoise(event) && !isTooMany) noises.counted += 1;
    const key = keyOf(told);
    counted.set(key, { event: told, count: (counted.get(key)?.count ?? 0) + 1 });
  }

  async function writeCounts(): Promise<void> {
    const counts = [...counted.values()];
    written.clear();
    counted.clear();
    noises = { written: 0, counted: 0 };
    for (const { event, count: times } of counts)
      await recordEvent(db, { ...event, count: times }).catch(onError);
  }

  return {
    record,
    async close(): Promise<void> {
      clearInterval(timer);
      await writeCounts();
    },
  };
}

function isNoise({ by, reason }: NewEvent): boolean {
  return by.source === "visitor" && noise.includes(reason);
}

/** The key of a refusal: person, thing and reason. */
function keyOf({ kind, by, subject, reason }: NewEvent): string {
  const session = by.source === "account" ? by.session : null;
  return JSON.stringify([kind, by.source, usernameOf(by), session, subject, reason]);
}
