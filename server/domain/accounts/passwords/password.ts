import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { createSemaphore } from "#server/domain/work/create-semaphore.ts";

/** The cost of a new hash, memory in KiB: from OWASP's Password Storage Cheat Sheet. Tests of other things take less. */
export const passwordCost = { memory: 19_456, passes: 2, parallelism: 1 };

const saltLength = 16;
const tagLength = 32;

/**
 * Each calculation takes 19 MiB and some 30 ms: without a limit, a flood of sign-ins could use up the memory, and who signs in
 * would wait for minutes.
 */
const hashSemaphore = createSemaphore(2, { maxWaiting: 20 });

/** How many passwords wait to be hashed or checked. */
export const waitingPasswords = (): number => hashSemaphore.countWaiting();

const deriveKey = promisify(argon2);

interface ParsedHash {
  memory: number;
  passes: number;
  parallelism: number;
  salt: Buffer;
  tag: Buffer;
}

/** Checked for an unknown name, so that the response time does not reveal whether the name exists. */
export const hashOfNoPassword = formatHash({
  ...passwordCost,
  salt: Buffer.alloc(saltLength),
  tag: Buffer.alloc(tagLength),
});

/** @throws DomainError `unavailable` when too many passwords wait to be hashed */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltLength);
  const tag = await calculate(password, { ...passwordCost, salt }, tagLength);
  return formatHash({ ...passwordCost, salt, tag });
}

/**
 * @param options `isUrgent` goes before all that are not
 * @throws DomainError `unavailable` when too many passwords wait to be checked
 */
export async function isPasswordOf(
  hash: string,
  password: string,
  options: { isUrgent?: boolean } = {},
): Promise<boolean> {
  const { tag, ...parameters } = parseHash(hash);
  return timingSafeEqual(await calculate(password, parameters, tag.length, options), tag);
}

/** Whether a new hash would have other parameters. */
export function isOutdatedHash(hash: string): boolean {
  const { memory, passes, parallelism, tag } = parseHash(hash);
  return (
    memory !== passwordCost.memory ||
    passes !== passwordCost.passes ||
    parallelism !== passwordCost.parallelism ||
    tag.length !== tagLength
  );
}

async function calculate(
  password: string,
  parameters: Omit<ParsedHash, "tag">,
  length: number,
  options: { isUrgent?: boolean } = {},
): Promise<Buffer> {
  const { salt, ...costs } = parameters;
  // Keyboards may send á or ő as one character or as two; both are the same password.
  const message = password.normalize("NFC");
  return hashSemaphore(
    () => deriveKey("argon2id", { ...costs, message, nonce: salt, tagLength: length }),
    options,
  );
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
