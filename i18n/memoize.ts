/** Far more than the texts of the whole guide in every language. */
const limit = 10_000;

/** Makes a value once for each key, and again only for keys that so many others have followed. @param most values that are kept */
export function memoize<Key, Value>(make: (key: Key) => Value, most = limit): (key: Key) => Value {
  const values = new Map<Key, Value>();
  return (key) => {
    const kept = values.get(key);
    if (kept !== undefined || values.has(key)) return kept as Value;
    const value = make(key);
    if (values.size >= most) values.delete(values.keys().next().value as Key);
    values.set(key, value);
    return value;
  };
}

/** The same for keys that are objects: a value goes with its key. */
export function memoizeByObject<Key extends object, Value extends object>(
  make: (key: Key) => Value,
): (key: Key) => Value {
  const values = new WeakMap<Key, Value>();
  return (key) => {
    const value = values.get(key) ?? make(key);
    values.set(key, value);
    return value;
  };
}
