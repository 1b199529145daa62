/** Puts the part of the browser's Cache Storage that the service worker uses in its place, for a unit test. */
export function storeCaches(): CacheStorage {
  const stores = new Map<string, Map<string, Response>>();
  const keyOf = (asked: RequestInfo | URL) => {
    const { pathname, search } = new URL(asked instanceof Request ? asked.url : asked, origin);
    return pathname + search;
  };
  function open(name: string): Partial<Cache> {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (asked) => store.get(keyOf(asked))?.clone(),
      put: async (asked, response) => void store.set(keyOf(asked), response),
      delete: async (asked) => store.delete(keyOf(asked)),
      keys: async () => [...store.keys()].map((key) => new Request(origin + key)),
    };
  }
  const storage: Partial<CacheStorage> = {
    // Safe cast: nothing else of it is used.
    open: async (name) => open(name) as Cache,
    has: async (name) => stores.has(name),
    match: async (asked, { cacheName = "" } = {}) => stores.get(cacheName)?.get(keyOf(asked))?.clone(),
  };
  // Safe cast, as above.
  const stored = storage as CacheStorage;
  Object.assign(globalThis, { caches: stored });
  return stored;
}

const origin = "https://site.example";
