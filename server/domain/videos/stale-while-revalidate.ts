import { isDeepStrictEqual } from "node:util";

interface CacheOptions<T> {
  maxAge: number;
  retryAfter: number;
  now: () => Date;
  /** A value that differs from the one before has come. */
  onChange?: (value: T) => void;
  onError: (error: unknown) => void;
}

/** Callers wait only for the first value; later they get the stale one while a new one is fetched. */
export function staleWhileRevalidate<T>(
  fetchValue: () => Promise<T>,
  { maxAge, retryAfter, now, onChange, onError }: CacheOptions<T>,
): () => Promise<T | null> {
  let value: T | null = null;
  let freshUntil = -Infinity;
  let revalidation: Promise<void> | null = null;

  async function revalidate(): Promise<void> {
    try {
      const fetched = await fetchValue();
      const isChanged = !isDeepStrictEqual(fetched, value);
      value = fetched;
      if (isChanged) onChange?.(fetched);
      freshUntil = now().getTime() + maxAge;
    } catch (error) {
      freshUntil = now().getTime() + retryAfter;
      onError(error);
    } finally {
      revalidation = null;
    }
  }

  return async () => {
    const pending = now().getTime() >= freshUntil ? (revalidation ??= revalidate()) : null;
    if (value === null) await pending;
    return value;
  };
}
