import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { decrypt, encrypt } from "./encryption.ts";

const passphrase = "egy hosszú jelmondat";
const chunk = 65_536;
const header = 34;
const tag = 16;

/** A hundredth of what the site takes, which is not the subject here. */
const cheap = { logN: 10, r: 8, p: 1 };

const encrypted = (content: Buffer) =>
  buffer(Readable.from(encrypt(inPieces(content, 10_007), passphrase, cheap)));
const decrypted = (content: Buffer, phrase = passphrase) =>
  buffer(Readable.from(decrypt(inPieces(content, 9973), phrase)));

async function* inPieces(content: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size);
}

test("what was encrypted comes back, whatever its length", async () => {
  for (const length of [0, chunk, 3 * chunk + 5]) {
    const content = randomBytes(length);
    const hidden = await encrypted(content);
    expect(hidden).toHaveLength(header + length + tag * Math.max(1, Math.ceil(length / chunk)));
    expect((await decrypted(hidden)).equals(content), String(length)).toBe(true);
  }
});

test("chunks cannot be left out, moved or repeated", async () => {
  const hidden = await encrypted(randomBytes(3 * chunk));
  const part = (index: number) =>
    hidden.subarray(header + index * (chunk + tag), header + (index + 1) * (chunk + tag));
  const start = hidden.subarray(0, header);
  for (const order of [[0, 1], [], [1, 0, 2], [0, 1, 1, 2], [0, 2], [0, 1, 2, 2]]) {
    const changed = Buffer.concat([start, ...order.map(part)]);
    await expect(decrypted(changed), order.join()).rejects.toThrow(/damaged|cut off/);
  }
});

test("a passphrase may be typed with its accents as signs of their own; another one is refused", async () => {
  const hidden = await encrypted(Buffer.from("Machu Picchu"));
  expect(String(await decrypted(hidden, passphrase.normalize("NFD")))).toBe("Machu Picchu");
  await expect(decrypted(hidden, "egy hosszu jelmondat")).rejects.toThrow("the passphrase is wrong");
});

test("whoever guesses a passphrase pays 128 MiB for each guess", async () => {
  const hidden = await buffer(Readable.from(encrypt(inPieces(Buffer.alloc(0), 1), passphrase)));
  expect([...hidden.subarray(8, 11)]).toEqual([17, 8, 1]);
  expect(await decrypted(hidden)).toHaveLength(0);
});

test("a cost that would take all memory is refused", async () => {
  const hidden = await encrypted(Buffer.alloc(0));
  hidden.writeUInt8(31, 8);
  await expect(decrypted(hidden)).rejects.toThrow("its cost of scrypt");
});
