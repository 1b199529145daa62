import { hash } from "node:crypto";

/** 2 ** 25 bits are four megabytes: of a million entries, two in a thousand are taken for known ones. */
const bitCount = 2 ** 25;

/** Bits for an entry. */
const bitsEach = 4;

/**
 * Remembers whether something was added before, in a fixed room (a Bloom filter): an entry only sets four bits, which others
 * share, so that none can be read out again.
 */
export function createSeenFilter() {
  const bits = new Uint8Array(bitCount / 8);
  return {
    /** @returns whether it is new; rarely false for a new one */
    add(entry: string): boolean {
      const digest = hash("sha256", entry, "buffer");
      let isNew = false;
      for (let index = 0; index < bitsEach; index += 1) {
        const place = digest.readUInt32LE(index * 4) % bitCount;
        const byte = bits[place >>> 3] ?? 0;
        const bit = 1 << (place & 7);
        if ((byte & bit) === 0) isNew = true;
        bits[place >>> 3] = byte | bit;
      }
      return isNew;
    },
    clear: () => void bits.fill(0),
  };
}
