/** As a person writes it: `/hu/régi` of `/hu/r%C3%A9gi`; as it stands where it cannot be decoded. */
export function readablePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
