import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";

/**
 * @param path a WOFF2 file (https://www.w3.org/TR/WOFF2/)
 * @returns the characters that the font has a glyph for
 */
export function fontCharacters(path: string): Set<string> {
  const file = readFileSync(path);
  const tables = file.readUInt16BE(12);
  let place = 48;
  let start = 0;
  let map: { start: number; length: number } | undefined;
  for (let table = 0; table < tables; table++) {
    const flags = file.readUInt8(place++);
    const tag = flags & 63;
    if (tag === 63) place += 4;
    let length = readBase128();
    // Outlines and their index are transformed unless version 3 says no, other tables if a version says so.
    const isOutline = tag === 10 || tag === 11;
    if (flags >> 6 !== (isOutline ? 3 : 0)) length = readBase128();
    if (tag === 0) map = { start, length };
    start += length;
  }
  if (!map) throw new Error(`${path} maps no characters`);
  const data = brotliDecompressSync(file.subarray(place));
  return mappedCharacters(data.subarray(map.start, map.start + map.length));

  function readBase128(): number {
    let value = 0;
    for (;;) {
      const byte = file.readUInt8(place++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  }
}

/** Reads a format 4 subtable: segments of characters, the usual one for characters below U+10000. */
function mappedCharacters(map: Buffer): Set<string> {
  const found = new Set<string>();
  for (let table = 0; table < map.readUInt16BE(2); table++) {
    const start = map.readUInt32BE(4 + 8 * table + 4);
    if (map.readUInt16BE(start) !== 4) continue;
    const span = map.readUInt16BE(start + 6);
    for (let segment = 0; segment < span; segment += 2) {
      const end = map.readUInt16BE(start + 14 + segment);
      const first = map.readUInt16BE(start + 16 + span + segment);
      // The last segment only marks the end.
      for (let code = first; code <= end && code < 0xffff; code++) found.add(String.fromCharCode(code));
    }
  }
  return found;
}
