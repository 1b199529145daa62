import { setTimeout as sleep } from "node:timers/promises";

/** The tags by which a CDN purges answers: pages in which posts or videos appear, and pictures of posts. */
export type CacheTag = "pages" | "pictures";

/** How a CDN is spoken to. */
export const cdnKinds = ["cloudflare", "fastly"] as const;
export type CdnKind = (typeof cdnKinds)[number];

/** Milliseconds: between two calls, before the first retry (doubled each time), and the longest wait for one. */
export interface CdnTimes {
  pause: number;
  firstRetry: number;
  longestRetry: number;
}

interface CdnPurgerOptions {
  kind: CdnKind;
  url: string;
  token: string;
  onError: (reason: string) => void;
  times?: CdnTimes | undefined;
}

/**
 * Seconds of pause: every other process has heard of the change by then, so nobody gives the CDN an old page any more. Each
 * purge is therefore made twice.
 */
const defaultTimes = { pause: 5000, firstRetry: 1000, longestRetry: 5 * 60_000 };

/** Milliseconds for one call. */
const callTimeout = 10_000;

export interface CdnPurger {
  /** Returns at once. */
  purge: (tags: readonly CacheTag[]) => void;
  /** Drops purges that are still waiting: each start purges everything. */
  close: () => Promise<void>;
}

/**
 * Tells a CDN to purge the answers with some tags, and retries until it has. At most one purge of each tag waits, so the queue
 * cannot grow.
 */
export function createCdnPurger({ times = defaultTimes, ...options }: CdnPurgerOptions): CdnPurger {
  /** With how often each is still to be told. A newer purge of a tag is another object. */
  const waiting = new Map<CacheTag, { left: number }>();
  const closing = new AbortController();
  const { signal } = closing;
  let working: Promise<void> | null = null;

  async function work(): Promise<void> {
    let retryDelay = times.firstRetry;
    while (waiting.size > 0 && !signal.aborted) {
      const told = [...waiting];
      const failure = await tell(
        options,
        told.map(([tag]) => tag),
        signal,
      );
      if (failure === null) {
        retryDelay = times.firstRetry;
        for (const [tag, purge] of told) {
          purge.left -= 1;
          if (purge.left === 0 && waiting.get(tag) === purge) waiting.delete(tag);
        }
      } else if (!signal.aborted) {
        options.onError(failure.reason);
      }
      const delay = failure === null ? times.pause : Math.max(retryDelay, failure.retryAfter);
      if (failure !== null) retryDelay = Math.min(retryDelay * 2, times.longestRetry);
      if (waiting.size > 0)
        await sleep(Math.min(delay, times.longestRetry), undefined, { signal }).catch(() => {});
    }
    working = null;
  }

  return {
    purge(tags) {
      for (const tag of tags) waiting.set(tag, { left: 2 });
      working ??= work();
    },
    async close() {
      closing.abort();
      await working;
    },
  };
}

/** @returns null when it was told, else why not and after how many milliseconds it asks to be told again */
async function tell(
  { kind, url, token }: Pick<CdnPurgerOptions, "kind" | "url" | "token">,
  tags: CacheTag[],
  signal: AbortSignal,
): Promise<{ reason: string; retryAfter: number } | null> {
  const [credentials, body] =
    kind === "fastly"
      ? [{ "fastly-key": token }, { surrogate_keys: tags }]
      : [{ authorization: `Bearer ${token}` }, { tags }];
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json", ...credentials },
      body: JSON.stringify(body),
      // Another address must not get the token.
      redirect: "error",
      signal: AbortSignal.any([signal, AbortSignal.timeout(callTimeout)]),
    });
    await answer.body?.cancel();
    if (answer.ok) return null;
    const seconds = Number(answer.headers.get("retry-after") ?? 0);
    return { reason: `it answered ${answer.status}`, retryAfter: seconds > 0 ? seconds * 1000 : 0 };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error), retryAfter: 0 };
  }
}
