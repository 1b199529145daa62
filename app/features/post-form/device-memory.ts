/** What the form remembers on the device: small habits, no text of a post. */
type MemoryKey = "desk-author" | "desk-languages";

/** What was remembered, or null; also when the browser keeps nothing. */
export function recall(key: MemoryKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers it if the browser can. */
export function remember(key: MemoryKey, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A habit that is forgotten costs a click.
  }
}
