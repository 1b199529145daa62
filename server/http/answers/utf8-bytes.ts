import { transcode } from "node:buffer";

/**
 * A long text as UTF-8. `Buffer.from` takes ten times as long for one with any letter that Latin-1 lacks, such as "ő". May go when Node
 * writes such strings as quickly.
 */
export function utf8Bytes(text: string): Buffer {
  // Half a character, which cannot be transcoded, becomes a replacement character.
  return text.isWellFormed() ? transcode(Buffer.from(text, "utf16le"), "utf16le", "utf8") : Buffer.from(text);
}
