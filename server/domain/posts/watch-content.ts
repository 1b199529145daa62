import { setTimeout as sleep } from "node:timers/promises";
import { openContentChannel } from "#server/storage/content-version.ts";
import type { Database } from "#server/storage/database.ts";

export { findContentVersion } from "#server/storage/content-version.ts";

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
const firstPatience = 2500;
const longestPatience = 20_000;

/** Tells of every change of the posts until it is closed. `started` is kept after the first attempt to listen. */
export function watchContent(db: Database, { onVersion, onListening, onLost }: ContentWatcher) {
  const closing = new AbortController();
  const { promise: started, resolve: start } = Promise.withResolvers<void>();

  async function listen(patience: number): Promise<string> {
    const channel = await openContentChannel(db, onVersion, patience);
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
    let patience = firstPatience;
    for (let delay = firstRetry; !closing.signal.aborted; delay = Math.min(delay * 2, longestRetry)) {
      const begun = Date.now();
      const reason = await listen(patience).catch((error: Error) => error.message);
      start();
      if (closing.signal.aborted) return;
      onLost(reason);
      // A connection that lasted is no sign of trouble that lasts.
      const hasLasted = Date.now() - begun > longestPatience;
      if (hasLasted) delay = firstRetry;
      patience = hasLasted ? firstPatience : Math.min(patience * 2, longestPatience);
      await sleep(delay, undefined, { signal: closing.signal }).catch(() => {});
    }
  }

  const ended = keepListening();
  return {
    started,
    close(): Promise<void> {
      closing.abort();
      return ended;
    },
  };
}
