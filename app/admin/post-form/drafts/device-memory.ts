/** From when the admin area was called the desk: under another key, browsers would not find what they keep. */
type MemoryKey = "desk-source-beside";

/** Null when nothing is stored or the browser forbids storage. */
export function recall(key: MemoryKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: MemoryKey, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Only a convenience, so a failure is ignored.
  }
}
