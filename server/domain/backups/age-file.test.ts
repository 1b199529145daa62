import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { Decrypter, Encrypter } from "age-encryption";
import { expect, test } from "vitest";
import { decrypt, encrypt } from "./age-file.ts";

const passphrase = "egy hosszú jelmondat";

/** A cost at which a test can try many passphrases. */
const cheap = { workFactor: 10 };

const encrypted = (content: Buffer) =>
  buffer(Readable.from(encrypt(inPieces(content, 10_007), passphrase, cheap)));
const decrypted = (content: Buffer, phrase = passphrase) =>
  buffer(Readable.from(decrypt(inPieces(content, 9973), phrase)));

async function* inPieces(content: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size);
}

test("what was encrypted comes back, whatever its length", async () => {
  for (const length of [0, 65_536, 200_000]) {
    const content = randomBytes(length);
    expect((await decrypted(await encrypted(content))).equals(content), String(length)).toBe(true);
  }
});

test("it is a file that age opens with the passphrase, and one that age wrote is read", async () => {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  expect(await decrypter.decrypt(await encrypted(Buffer.from("Machu Picchu")), "text")).toBe("Machu Picchu");
  expect(String(await decrypted(await writtenByAge("Machu Picchu")))).toBe("Machu Picchu");
});

async function writtenByAge(text: string): Promise<Buffer> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(cheap.workFactor);
  return Buffer.from(await encrypter.encrypt(text));
}

test("a file in which any byte differs is refused, as is one that was cut off anywhere", async () => {
  const hidden = await writtenByAge("Machu Picchu");
  for (const place of hidden.keys()) {
    const damaged = Buffer.from(hidden);
    damaged.writeUInt8(damaged.readUInt8(place) ^ 1, place);
    await expect(decrypted(damaged), `byte ${place}`).rejects.toThrow();
  }
  for (const length of [0, 21, 60, 120, hidden.length - 1])
    await expect(decrypted(hidden.subarray(0, length)), `${length} bytes`).rejects.toThrow();
});

test("a passphrase may be typed with its accents as signs of their own; another one is refused", async () => {
  const hidden = await encrypted(Buffer.from("Machu Picchu"));
  expect(String(await decrypted(hidden, passphrase.normalize("NFD")))).toBe("Machu Picchu");
  await expect(decrypted(hidden, "egy hosszu jelmondat")).rejects.toThrow("the passphrase is wrong");
});

test("whoever guesses a passphrase pays 128 MiB for each guess; a cost that takes all memory is refused", async () => {
  const hidden = (await buffer(Readable.from(encrypt(inPieces(Buffer.alloc(0), 1), passphrase)))).toString(
    "latin1",
  );
  const [, cost] = /^age-encryption\.org\/v1\n-> scrypt [\w+/]{22} (\d+)\n/.exec(hidden) ?? [];
  expect(cost).toBe("17");
  const dear = Buffer.from(hidden.replace(" 17\n", " 31\n"), "latin1");
  await expect(decrypted(dear)).rejects.toThrow("its cost of scrypt");
});
