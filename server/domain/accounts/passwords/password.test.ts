import { argon2, type Argon2Parameters } from "node:crypto";
import type * as NodeCrypto from "node:crypto";
import { expect, test, vi } from "vitest";
import { hashOfNoPassword, hashPassword, isOutdatedHash, isPasswordOf } from "./password.ts";

vi.mock("node:crypto", { spy: true });

/** Hash of "hunter22" with a quarter of today's memory, as an earlier version might have stored it. */
const olderHash =
  "$argon2id$v=19$m=4864,t=2,p=1$AAECAwQFBgcICQoLDA0ODw$JhfMOZPH8yebpn7kk7jiavzq0yJBGUxN7huYmUSgrSw";

function calculations(): Argon2Parameters[] {
  return vi.mocked(argon2).mock.calls.map(([, parameters]) => parameters);
}

test("a hash is a PHC string of Argon2id with its parameters, and another one each time", async () => {
  const [first, second] = await Promise.all([hashPassword("kondorkeselyű"), hashPassword("kondorkeselyű")]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(first).not.toBe(second);
});

test("a password matches its own hash and nothing else does", async () => {
  const hash = await hashPassword("Machu Picchu 2430");
  expect(await isPasswordOf(hash, "Machu Picchu 2430")).toBe(true);
  expect(await isPasswordOf(hash, "machu picchu 2430")).toBe(false);
  expect(await isPasswordOf(hash, "Machu Picchu 2430 ")).toBe(false);
  expect(await isPasswordOf(hash, "")).toBe(false);
});

test("the same letters composed in another way are the same password", async () => {
  const hash = await hashPassword("őszibarack".normalize("NFC"));
  expect(await isPasswordOf(hash, "őszibarack".normalize("NFD"))).toBe(true);
});

test("a hash of other parameters still works and is outdated", async () => {
  expect(await isPasswordOf(olderHash, "hunter22")).toBe(true);
  expect(await isPasswordOf(olderHash, "hunter23")).toBe(false);
  expect(isOutdatedHash(olderHash)).toBe(true);
  expect(isOutdatedHash(await hashPassword("hunter22"))).toBe(false);
});

test("the hash of nobody fits no password and costs the same as a real one", async () => {
  const real = await hashPassword("Machu Picchu 2430");
  vi.mocked(argon2).mockClear();
  expect(await isPasswordOf(hashOfNoPassword, "")).toBe(false);
  expect(await isPasswordOf(real, "")).toBe(false);
  const [ofNobody, ofReal] = calculations().map(({ memory, passes, parallelism, tagLength, nonce }) => {
    return { memory, passes, parallelism, tagLength, saltLength: Buffer.from(nonce as Buffer).length };
  });
  expect(ofNobody).toEqual(ofReal);
});

test("a stored hash of an unknown form is an error, not a wrong password", async () => {
  await expect(isPasswordOf("$2b$10$abc", "anything")).rejects.toThrow("unknown form");
});

test("at most two hashes are calculated at the same time, and all get their turn", async () => {
  const { argon2: calculate } = await vi.importActual<typeof NodeCrypto>("node:crypto");
  let running = 0;
  let most = 0;
  vi.mocked(argon2).mockImplementation((algorithm, parameters, callback) => {
    running += 1;
    most = Math.max(most, running);
    calculate(algorithm, parameters, (error, key) => {
      running -= 1;
      callback(error, key);
    });
  });
  const hashes = await Promise.all(
    Array.from({ length: 9 }, (_, index) => hashPassword(`password ${index}`)),
  );
  expect(new Set(hashes).size).toBe(9);
  expect(most).toBe(2);
});

test("a calculation that fails gives its place free", async () => {
  const impossible = hashOfNoPassword.replace("t=2", "t=0");
  const tries = await Promise.allSettled(
    Array.from({ length: 4 }, () => isPasswordOf(impossible, "anything")),
  );
  expect(tries.map(({ status }) => status)).toEqual(Array(4).fill("rejected"));
  expect(await isPasswordOf(olderHash, "hunter22")).toBe(true);
});
