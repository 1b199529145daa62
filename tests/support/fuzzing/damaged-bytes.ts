import fc from "fast-check";

/** Where and how far, as shares of the file, so that one damage fits files of any length. */
type Damage =
  | { kind: "flip"; at: number; bit: number }
  | { kind: "cut"; at: number }
  | { kind: "remove" | "repeat"; at: number; share: number }
  | { kind: "insert" | "overwrite"; at: number; bytes: Uint8Array };

const share = fc.double({ min: 0, max: 1, noNaN: true });

const damage: fc.Arbitrary<Damage> = fc.oneof(
  fc.record({ kind: fc.constant("flip" as const), at: share, bit: fc.nat(7) }),
  fc.record({ kind: fc.constant("cut" as const), at: share }),
  fc.record({ kind: fc.constantFrom("remove" as const, "repeat" as const), at: share, share }),
  fc.record({
    kind: fc.constantFrom("insert" as const, "overwrite" as const),
    at: share,
    bytes: fc.uint8Array({ minLength: 1, maxLength: 16 }),
  }),
);

function apply(bytes: Buffer, what: Damage): Buffer {
  const at = Math.floor(what.at * Math.max(0, bytes.length - 1));
  const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)];
  switch (what.kind) {
    case "flip": {
      const copy = Buffer.from(bytes);
      if (at < copy.length) copy[at] = (copy[at] ?? 0) ^ (1 << what.bit);
      return copy;
    }
    case "cut":
      return Buffer.from(before);
    case "remove":
      return Buffer.concat([before, after.subarray(Math.floor(what.share * after.length))]);
    case "repeat":
      return Buffer.concat([before, after.subarray(0, Math.floor(what.share * after.length)), after]);
    case "insert":
      return Buffer.concat([before, what.bytes, after]);
    case "overwrite":
      return Buffer.concat([before, what.bytes, after.subarray(what.bytes.length)]);
  }
}

/** One of the files with one to four damages. @returns name of the file and its bytes, which may have come out unchanged */
export function damagedBytes(files: Record<string, Buffer>): fc.Arbitrary<{ name: string; bytes: Buffer }> {
  return fc
    .tuple(fc.constantFrom(...Object.entries(files)), fc.array(damage, { minLength: 1, maxLength: 4 }))
    .map(([[name, whole], damages]) => ({ name, bytes: damages.reduce(apply, whole) }));
}
