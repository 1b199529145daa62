import { createCipheriv, createDecipheriv, randomBytes, scrypt, type ScryptOptions } from "node:crypto";
import { ReadableStream } from "node:stream/web";
import { promisify } from "node:util";
import type { Identity, Recipient } from "age-encryption";
import { BackupError } from "./backup-format.ts";

/** Its ciphers take 5 MB, which a site does without until it makes a backup. */
const loadAge = () => import("age-encryption");

/** The first bytes of an age file. */
export const ageMark = Buffer.from("age-encryption.org/v1\n");

/** The cost of scrypt is 2 to this power, as OWASP's Password Storage Cheat Sheet has it: 128 MiB and some 0.3 s. Tests of other things take less. */
export const passphraseCost = { workFactor: 17 };

/** A file's own cost is read from it; more than this would let a foreign file take all memory. */
const largestWorkFactor = 20;

const algorithm = "chacha20-poly1305";
const tagSize = 16;

/** A key made by scrypt with a salt of its own is used once. */
const nonce = Buffer.alloc(12);

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** Encrypts to an age file (https://age-encryption.org/v1) that a passphrase opens. */
export async function* encrypt(
  source: AsyncIterable<Buffer>,
  passphrase: string,
  { workFactor } = passphraseCost,
): AsyncGenerator<Uint8Array> {
  const { Encrypter } = await loadAge();
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipientOf(passphrase, workFactor));
  yield* await encrypter.encrypt(asStream(source));
}

/** @throws Error also for any change, and a cut */
export async function* decrypt(
  source: AsyncIterable<Buffer>,
  passphrase: string,
): AsyncGenerator<Uint8Array> {
  const { Decrypter } = await loadAge();
  const decrypter = new Decrypter();
  decrypter.addIdentity(identityOf(passphrase));
  yield* await decrypter.decrypt(asStream(source));
}

/**
 * The recipient of a passphrase. The package has one too, whose scrypt is JavaScript: readers would wait for two seconds
 * while it works. This one lets Node work beside them.
 */
function recipientOf(passphrase: string, workFactor: number): Recipient {
  return {
    async wrapFileKey(fileKey) {
      const { Stanza } = await loadAge();
      const salt = randomBytes(16);
      const key = await deriveKey(passphrase, salt, workFactor);
      const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagSize });
      const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
      return [new Stanza(["scrypt", salt.toString("base64").replace(/=+$/, ""), String(workFactor)], body)];
    },
  };
}

function identityOf(passphrase: string): Identity {
  return {
    async unwrapFileKey([stanza, ...others]) {
      if (stanza?.args[0] !== "scrypt" || others.length > 0) return null;
      const [, salt = "", cost = ""] = stanza.args;
      if (!/^[1-9]\d?$/.test(cost) || Number(cost) > largestWorkFactor)
        throw new BackupError("the backup is damaged (its cost of scrypt)");
      const key = await deriveKey(passphrase, Buffer.from(salt, "base64"), Number(cost));
      try {
        const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagSize });
        decipher.setAuthTag(stanza.body.subarray(-tagSize));
        return Buffer.concat([decipher.update(stanza.body.subarray(0, -tagSize)), decipher.final()]);
      } catch (cause) {
        throw new BackupError("the passphrase is wrong, or the backup is damaged", {
          kind: "passphrase_wrong",
          cause,
        });
      }
    },
  };
}

async function deriveKey(passphrase: string, salt: Buffer, logN: number): Promise<Buffer> {
  const labelled = Buffer.concat([Buffer.from("age-encryption.org/v1/scrypt"), salt]);
  const N = 2 ** logN;
  // Keyboards may send á or ő as one character or as two; both are the same passphrase.
  return derive(passphrase.normalize("NFC"), labelled, 32, { N, r: 8, p: 1, maxmem: 129 * N * 8 });
}

function asStream(source: AsyncIterable<Buffer>) {
  return ReadableStream.from<Uint8Array>(source) as globalThis.ReadableStream<Uint8Array>;
}
