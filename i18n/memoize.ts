/** Far more than the texts of the whole guide in every language. */
const limit = 10_000;

/** Makes a value once for each key, and again only for keys that so many others have followed. */
export function memoize<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>();
  return (key) => {
    const kept = values.get(key);
    if (kept !== undefined || values.has(key)) return kept as Value;
    const value = make(key);
    if (values.size >= limit) values.delete(values.keys().next().value as Key);
    values.set(key, value);
    return value;
  };
}
