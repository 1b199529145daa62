import { setTimeout as sleep } from "node:timers/promises";
import { findContentVersion, openContentChannel } from "#server/storage/queries/content-version.ts";
import type { Database } from "#server/storage/database.ts";

/** The version as it is now. */
export function readContentVersion(db: Database): Promise<number> {
  return findContentVersion(db);
}

interface ContentWatcher {
  /** With the version as it is now, then with each new one, from whichever process. */
  onVersion: (version: number, isRemoval: boolean) => void;
  /** From now on no version is missed. */
  onListening: () => void;
  /** From now on versions are missed. */
  onLost: (reason: string) => void;
}

/** Milliseconds before the first attempt to listen again; doubled each time. */
const firstRetry = 100;
const longestRetry = 10_000;

/**
 * Milliseconds for an attempt to connect; doubled each time, because without the channel every page is made anew, and a process
 * that does that under load needs long to connect.
 */
const firstTimeout = 2500;
const longestTimeout = 20_000;

/**
 * Milliseconds between two looks for a version of which nobody told (a line may be dead and look alive), and for which one
 * that was found may still be told of.
 */
const lookPause = 700;
const tellPause = 100;

/** Reports changes of posts until it is closed, within a second even if a notification is lost. `started` resolves after a first try. */
export function watchContent(db: Database, { onVersion, onListening, onLost }: ContentWatcher) {
  const closing = new AbortController();
  const { promise: started, resolve: start } = Promise.withResolvers<void>();
  let last: number | undefined;
  let heard = 0;

  function hear(version: number, isRemoval: boolean): void {
    heard += 1;
    last = version;
    onVersion(version, isRemoval);
  }

  const pause = (time: number) =>
    sleep(time, undefined, { signal: closing.signal, ref: false }).catch(() => {});

  /** Through another connection than the one that listens. */
  async function lookForMissed(): Promise<void> {
    while (!closing.signal.aborted) {
      await pause(lookPause);
      const before = heard;
      const version = await findContentVersion(db).catch(() => last);
      if (version === undefined || version === last) continue;
      await pause(tellPause);
      // A notification that came meanwhile is newer. Without one, nobody knows what has changed, so something may have been removed.
      if (heard === before && !closing.signal.aborted) hear(version, true);
    }
  }

  async function listen(timeout: number): Promise<string> {
    const channel = await openContentChannel(db, hear, timeout);
    const close = () => void channel.close();
    closing.signal.addEventListener("abort", close, { once: true });
    if (closing.signal.aborted) close();
    else onListening();
    start();
    await channel.ended;
    closing.signal.removeEventListener("abort", close);
    close();
    return "the connection ended";
  }

  async function keepListening(): Promise<void> {
    let timeout = firstTimeout;
    for (let delay = firstRetry; !closing.signal.aborted; delay = Math.min(delay * 2, longestRetry)) {
      const begun = Date.now();
      const reason = await listen(timeout).catch((error: Error) => error.message);
      start();
      if (closing.signal.aborted) return;
      onLost(reason);
      // A connection that lasted is no sign of trouble that lasts.
      const hasLasted = Date.now() - begun > longestTimeout;
      if (hasLasted) delay = firstRetry;
      timeout = hasLasted ? firstTimeout : Math.min(timeout * 2, longestTimeout);
      await sleep(delay, undefined, { signal: closing.signal }).catch(() => {});
    }
  }

  const ended = keepListening();
  void lookForMissed();
  return {
    started,
    close(): Promise<void> {
      closing.abort();
      return ended;
    },
  };
}
