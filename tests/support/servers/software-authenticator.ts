import {
  createHash,
  generateKeyPairSync,
  randomBytes,
  sign,
  type JsonWebKey,
  type KeyObject,
} from "node:crypto";
import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyRequest,
  PasskeySignIn,
} from "#api/accounts/own-account.ts";

/** Bits of WebAuthn's flags. */
const flags = { present: 1, verified: 4, mayBeSynced: 8, isSynced: 16, hasKey: 64 } as const;

interface Traits {
  origin?: string;
  algorithm?: "ES256" | "EdDSA" | "RS256";
  /** Whether it asks for finger, face or PIN. */
  verifies?: boolean;
  /** Phones do not count; their passkeys are on several devices. */
  counts?: boolean;
  isSynced?: boolean;
}

/** The false values that an answer contains in place of the true ones. */
interface Lies {
  origin?: string;
  challenge?: string;
  type?: string;
  counter?: number;
  userHandle?: string;
  rpId?: string;
  /** Not a lie: nobody was asked for finger, face or PIN this time. */
  verifies?: boolean;
}

/** An authenticator that signs as a telephone or a security key does, with real keys. It holds one passkey. */
export function createAuthenticator(traits: Traits = {}) {
  const { origin = "http://irany.test", algorithm = "ES256", verifies = true, counts = true } = traits;
  const { publicKey, privateKey } = makeKeys(algorithm);
  const credentialId = randomBytes(32);
  let userHandle = "";
  let counter = 0;

  const clientData = (type: string, challenge: string, lies: Lies) =>
    Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? origin,
        crossOrigin: false,
      }),
    );

  function authenticatorData(rpId: string, more: number, lies: Lies): Buffer {
    if (counts) counter += 1;
    const synced = traits.isSynced ? flags.mayBeSynced | flags.isSynced : 0;
    const head = Buffer.alloc(5);
    head.writeUInt8(flags.present | ((lies.verifies ?? verifies) ? flags.verified : 0) | synced | more, 0);
    head.writeUInt32BE(lies.counter ?? counter, 1);
    return Buffer.concat([sha256(lies.rpId ?? rpId), head]);
  }

  /** Does it as a browser does it with `navigator.credentials.create`. */
  function create({ challenge, rp, user }: PasskeyCreation, lies: Lies = {}): NewPasskey["answer"] {
    userHandle = user.id;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(credentialId.length);
    const authData = Buffer.concat([
      authenticatorData(rp.id, flags.hasKey, lies),
      Buffer.alloc(16),
      length,
      credentialId,
      coseKey(publicKey, algorithm),
    ]);
    const attestationObject = cbor(
      new Map<string, Cbor>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ]),
    );
    return {
      ...named(credentialId),
      response: {
        clientDataJSON: clientData("webauthn.create", challenge, lies).toString("base64url"),
        attestationObject: attestationObject.toString("base64url"),
      },
    };
  }

  /** Does it as a browser does it with `navigator.credentials.get`. */
  function get({ challenge, rpId }: PasskeyRequest, lies: Lies = {}): PasskeySignIn {
    const data = clientData("webauthn.get", challenge, lies);
    const authData = authenticatorData(rpId, 0, lies);
    const signed = Buffer.concat([authData, createHash("sha256").update(data).digest()]);
    const signature = sign(algorithm === "EdDSA" ? null : "sha256", signed, privateKey);
    return {
      ...named(credentialId),
      response: {
        clientDataJSON: data.toString("base64url"),
        authenticatorData: authData.toString("base64url"),
        signature: signature.toString("base64url"),
        userHandle: lies.userHandle ?? userHandle,
      },
    };
  }

  return { create, get };
}

export type SoftwareAuthenticator = ReturnType<typeof createAuthenticator>;

function named(credentialId: Buffer) {
  const id = credentialId.toString("base64url");
  return { id, rawId: id, type: "public-key" } as const;
}

function makeKeys(algorithm: NonNullable<Traits["algorithm"]>) {
  if (algorithm === "EdDSA") return generateKeyPairSync("ed25519");
  if (algorithm === "RS256") return generateKeyPairSync("rsa", { modulusLength: 2048 });
  return generateKeyPairSync("ec", { namedCurve: "P-256" });
}

/** RFC 9053: a public key as a map of numbers. */
function coseKey(publicKey: KeyObject, algorithm: NonNullable<Traits["algorithm"]>): Buffer {
  const jwk = publicKey.export({ format: "jwk" });
  const part = (name: keyof JsonWebKey) => Buffer.from(String(jwk[name]), "base64url");
  const entries: Record<typeof algorithm, [number, Cbor][]> = {
    ES256: [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, part("x")],
      [-3, part("y")],
    ],
    EdDSA: [
      [1, 1],
      [3, -8],
      [-1, 6],
      [-2, part("x")],
    ],
    RS256: [
      [1, 3],
      [3, -257],
      [-1, part("n")],
      [-2, part("e")],
    ],
  };
  return cbor(new Map(entries[algorithm]));
}

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

/** The part of RFC 8949 that authenticators need. */
function cbor(value: Cbor): Buffer {
  if (typeof value === "number") return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
  if (typeof value === "string")
    return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([cborHead(2, value.length), value]);
  const entries = [...value].flatMap(([key, item]) => [cbor(key), cbor(item)]);
  return Buffer.concat([cborHead(5, value.size), ...entries]);
}

/** A type and a number below 65 536. */
function cborHead(type: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(type << 5) | count]);
  if (count < 256) return Buffer.from([(type << 5) | 24, count]);
  return Buffer.from([(type << 5) | 25, count >> 8, count & 255]);
}

function sha256(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
