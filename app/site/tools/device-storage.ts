/** Reads the value stored under a key; null if there is none, or it cannot be read. */
export function readStored(key: string): unknown {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch (error) {
    console.warn(`What the device keeps as ${key} could not be read`, error);
    return null;
  }
}

/** @returns false where the device keeps nothing, which the reader must be told */
export function keep(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch (error) {
    console.warn(`The device could not keep ${key}`, error);
    return false;
  }
}

/** Nothing is left of it on the device. */
export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch (error) {
    // Then it keeps nothing either.
    console.warn(`The device could not forget ${key}`, error);
  }
}
