import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { createQueue } from "./create-queue.ts";

/** Cost of a new hash: memory in KiB, passes, lanes. From OWASP's Password Storage Cheat Sheet. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };

const saltLength = 16;
const tagLength = 32;

/** Each calculation holds 19 MiB: a flood of sign-ins waits in line and does not use up the memory. */
const inTurn = createQueue(2);

const deriveKey = promisify(argon2);

interface ParsedHash {
  memory: number;
  passes: number;
  parallelism: number;
  salt: Buffer;
  tag: Buffer;
}

/** No password has this hash, but checking against it costs the same as against a real one. */
export const hashOfNobody = formatHash({
  ...cost,
  salt: Buffer.alloc(saltLength),
  tag: Buffer.alloc(tagLength),
});

/**
 * Hashes a password with Argon2id and a random salt.
 *
 * @returns a PHC string, which carries its own parameters: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltLength);
  const tag = await calculate(password, { ...cost, salt }, tagLength);
  return formatHash({ ...cost, salt, tag });
}

/** Whether the password is the one of the hash, by the parameters that the hash carries. */
export async function isPasswordOf(hash: string, password: string): Promise<boolean> {
  const { tag, ...parameters } = parseHash(hash);
  return timingSafeEqual(await calculate(password, parameters, tag.length), tag);
}

/** Whether a hash was made with other parameters than a new one would be. */
export function isOutdatedHash(hash: string): boolean {
  const { memory, passes, parallelism, tag } = parseHash(hash);
  return (
    memory !== cost.memory ||
    passes !== cost.passes ||
    parallelism !== cost.parallelism ||
    tag.length !== tagLength
  );
}

async function calculate(
  password: string,
  parameters: Omit<ParsedHash, "tag">,
  length: number,
): Promise<Buffer> {
  const { salt, ...costs } = parameters;
  // Keyboards differ in how they compose á or ő; the same letters are the same password.
  const message = password.normalize("NFC");
  return inTurn(() => deriveKey("argon2id", { ...costs, message, nonce: salt, tagLength: length }));
}

function formatHash({ memory, passes, parallelism, salt, tag }: ParsedHash): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`;
}

function unpadded(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}

const hashShape = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

function parseHash(hash: string): ParsedHash {
  const parts = hashShape.exec(hash);
  if (!parts) throw new Error("a stored password hash has an unknown form");
  const [, memory, passes, parallelism, salt = "", tag = ""] = parts;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, "base64"),
    tag: Buffer.from(tag, "base64"),
  };
}
