/** The keys of an object, for one that has no others than its type names: `Object.keys` forgets what they are. */
/* @__NO_SIDE_EFFECTS__ */
export function keysOf<T extends object>(object: T): (keyof T & string)[] {
  // Safe cast: whoever asks has an object of just these keys.
  return Object.keys(object) as (keyof T & string)[];
}

type EntryOf<T> = { [Key in keyof T & string]-?: [Key, Exclude<T[Key], undefined>] }[keyof T & string];

/** The entries of such an object; those that are optional and missing are left out. */
/* @__NO_SIDE_EFFECTS__ */
export function entriesOf<T extends object>(object: T): EntryOf<T>[] {
  // Safe cast: as above.
  return Object.entries(object) as EntryOf<T>[];
}

/** An object of entries that name each of its keys. */
/* @__NO_SIDE_EFFECTS__ */
export function fromEntriesOf<Key extends string, Value>(
  entries: Iterable<readonly [Key, Value]>,
): Record<Key, Value> {
  // Safe cast: `Object.fromEntries` forgets what the keys are.
  return Object.fromEntries(entries) as Record<Key, Value>;
}
