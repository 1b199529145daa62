import { isLoopback } from "#server/domain/network/canonical-ip.ts";
import { DomainError } from "#server/domain/errors.ts";
import { rateLimitKey } from "#server/domain/work/rate-limits.ts";

interface AddressBudgetOptions {
  /** The most requests at once, after a rest. */
  burst: number;
  /** The requests that become available again each second. */
  perSecond: number;
  /** Milliseconds, of a clock that is never put back. */
  clock?: () => number;
}

/** Addresses that are remembered; whoever asks from more of them at once is stopped by the bounds of all. */
const mostAddresses = 20_000;

/**
 * Bounds how much of a process one visitor takes, by what `rateLimitKey` tells apart. It counts in memory: a row of the database for each
 * request would cost more than it saves. This machine itself is not counted, as through a proxy that is not believed everybody is on it.
 *
 * @returns spends one. @throws DomainError `too_many_attempts`
 */
export function createAddressBudget({
  burst,
  perSecond,
  clock = () => performance.now(),
}: AddressBudgetOptions) {
  // After a rest of so long an address is as good as one that never asked, and is forgotten.
  const ttl = (burst / perSecond) * 1000;
  const spent = new Map<string, { left: number; at: number }>();
  function forgetOld(now: number): void {
    for (const [key, { at }] of spent) {
      if (spent.size <= mostAddresses && now - at < ttl) return;
      spent.delete(key);
    }
  }
  return (address: string): void => {
    if (isLoopback(address)) return;
    const key = rateLimitKey(address);
    const at = clock();
    const last = spent.get(key) ?? { left: burst, at };
    const left = Math.min(burst, last.left + ((at - last.at) / 1000) * perSecond);
    const isOver = left < 1;
    // The last of all, so that the oldest come first.
    spent.delete(key);
    spent.set(key, { left: isOver ? left : left - 1, at });
    forgetOld(at);
    if (isOver)
      throw new DomainError("too_many_attempts", "too many requests, wait a moment", { retryAfter: 1 });
  };
}
