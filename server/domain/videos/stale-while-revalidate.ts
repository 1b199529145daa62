interface CacheOptions {
  maxAge: number;
  retryAfter: number;
  now: () => Date;
  onError: (error: unknown) => void;
}

/** Callers wait only for the first value; later they get the stale one while a new one is fetched. */
export function staleWhileRevalidate<T>(
  fetchValue: () => Promise<T>,
  { maxAge, retryAfter, now, onError }: CacheOptions,
): () => Promise<T | null> {
  let value: T | null = null;
  let freshUntil = -Infinity;
  let revalidation: Promise<void> | null = null;

  async function revalidate(): Promise<void> {
    try {
      value = await fetchValue();
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
