import { createHash } from "node:crypto";
import { constants, gunzipSync } from "node:zlib";
import type { RawHeaders } from "#server/http/plugins/answer-headers.ts";
import { compressTo, quick, type Compressed, type Quality } from "./compress-to.ts";

/** The smallest first. */
export const encodings = ["br", "gzip", "identity"] as const;

export type Encoding = (typeof encodings)[number];

interface Form {
  head: RawHeaders;
  readonly bytes: Buffer;
}

/** An answer's body in every encoding, with all that can be said of it beforehand. */
export interface EncodedBody {
  etag: string;
  /** For a 304. */
  unchangedHead: RawHeaders;
  forms: Record<Encoding, Form>;
  /** Bytes of the plain form. */
  length: number;
}

/** The smallest there is (some 200 ms). */
const best: Quality = { br: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION };

/** Bytes: what is longer would take seconds of a thread. */
const longestBest = 2_000_000;

/**
 * The ETag is weak: every form has the same.
 *
 * @param vary names of the request's headers on which the answer depends besides its encoding
 */
export async function encodeBody(
  bytes: Buffer,
  headers: RawHeaders,
  ...vary: string[]
): Promise<EncodedBody> {
  const etag = etagOf(bytes);
  const unchangedHead = [...headers, "etag", etag, "vary", ["accept-encoding", ...vary].join(", ")];
  const { br, gzip: gz } = formsOf(unchangedHead, await compress(bytes, quick));
  const identity = {
    head: [...unchangedHead, "content-length", String(bytes.length)],
    // Half of the memory that pages need would be for the few that ask for it.
    get bytes() {
      return gunzipSync(body.forms.gzip.bytes);
    },
  };
  const body: EncodedBody = { etag, unchangedHead, forms: { br, gzip: gz, identity }, length: bytes.length };
  return body;
}

/** An archive, which compressing makes no smaller: every browser gets it as it is. */
export function packedBody(bytes: Buffer, headers: RawHeaders): EncodedBody {
  const etag = etagOf(bytes);
  const unchangedHead = [...headers, "etag", etag];
  const identity = formOf(unchangedHead, "identity", bytes);
  return { etag, unchangedHead, forms: { br: identity, gzip: identity, identity }, length: bytes.length };
}

/** Puts the smallest forms in the place of the quick ones, one body after another, so that the pages of a crawler leave threads for everything else. */
export function createLaterCompression() {
  let compressing = Promise.resolve();
  return (bodies: EncodedBody[], isKept: () => boolean): void => {
    compressing = compressing
      .then(async () => {
        if (!isKept()) return;
        for (const body of bodies) if (body.length < longestBest) await compressBest(body);
      })
      // The quick forms stay.
      .catch(() => {});
  };
}

async function compressBest(body: EncodedBody): Promise<void> {
  const { unchangedHead, forms } = body;
  const compressed = await compress(forms.identity.bytes, best);
  body.forms = { ...forms, ...formsOf(unchangedHead, compressed) };
}

/** The same for one reader alone: no cache in between may keep it for others. */
export function forOneReader(body: EncodedBody): EncodedBody {
  const { unchangedHead, forms } = body;
  const ownHead = (head: RawHeaders) => {
    const pairs = head.flatMap((name, index) => (index % 2 === 0 ? [[name, head[index + 1] ?? ""]] : []));
    const kept = pairs.filter(([name = ""]) => !sharedHeaders.includes(name.toLowerCase()));
    return [...kept.flat(), "cache-control", "private, no-store"];
  };
  const formIn = (encoding: Encoding): Form => ({
    head: ownHead(forms[encoding].head),
    get bytes() {
      return forms[encoding].bytes;
    },
  });
  return {
    ...body,
    unchangedHead: ownHead(unchangedHead),
    forms: { br: formIn("br"), gzip: formIn("gzip"), identity: formIn("identity") },
  };
}

/** The headers for caches that keep an answer for several readers. */
const sharedHeaders = ["cache-control", "cache-tag", "surrogate-key"];

/** Bytes that are kept. */
export function byteCount({ forms: { br, gzip: gz } }: EncodedBody): number {
  return br.bytes.length + gz.bytes.length;
}

function etagOf(bytes: Buffer): string {
  return `W/"${createHash("sha1").update(bytes).digest("base64")}"`;
}

async function compress(bytes: Buffer, quality: Quality): Promise<Compressed<Buffer>> {
  const [br, gz] = await Promise.all([compressTo("br", bytes, quality), compressTo("gzip", bytes, quality)]);
  return { br, gzip: gz };
}

function formsOf(headers: RawHeaders, { br, gzip: gz }: Compressed<Buffer>): Compressed<Form> {
  return { br: formOf(headers, "br", br), gzip: formOf(headers, "gzip", gz) };
}

function formOf(headers: RawHeaders, encoding: Encoding, bytes: Buffer): Form {
  const coding = encoding === "identity" ? [] : ["content-encoding", encoding];
  return { bytes: alone(bytes), head: [...headers, ...coding, "content-length", String(bytes.length)] };
}

/** A small buffer is a part of 64 kB that Node shares out, all of which would be kept with it: more than the pages themselves. */
function alone(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  return Buffer.from(Uint8Array.from(bytes).buffer);
}
