/** A path decoded for people: `/hu/régi` for `/hu/r%C3%A9gi`; unchanged if it cannot be decoded. */
export function readablePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
