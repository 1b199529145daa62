import { transcode } from "node:buffer";

/** Bytes: a page has a fifth of it. */
const longestKept = 1_000_000;

/** Where a text lies while it is transcoded: memory of its own for each would be a page's largest piece of garbage. */
let scratch = Buffer.alloc(0);

/**
 * A long text as UTF-8. `Buffer.from` takes ten times as long for one with any letter that Latin-1 lacks, such as "ő". May go when Node
 * writes such strings as quickly.
 */
export function utf8Bytes(text: string): Buffer {
  // Half a character, which cannot be transcoded, becomes a replacement character.
  if (!text.isWellFormed()) return Buffer.from(text);
  const length = 2 * text.length;
  const units = length > scratch.length ? Buffer.allocUnsafeSlow(length) : scratch;
  if (length <= longestKept) scratch = units;
  units.write(text, "utf16le");
  return transcode(units.subarray(0, length), "utf16le", "utf8");
}
