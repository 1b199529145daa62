import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import type { PocketEntry } from "#api/pocket/pocket-list.ts";
import { digestLength, pictureAccept, pocketDownloadHeader } from "#api/pocket/pocket-download-header.ts";
import { createSemaphore } from "#server/domain/work/create-semaphore.ts";
import { DomainError } from "#server/domain/errors.ts";

/** A file as a reader's device would get it, with its size. */
export interface Measured extends PocketEntry {
  body: Buffer;
}

export type Measure = ReturnType<typeof createMeasure>;

/** A few at a time: pictures are made in other threads, and whoever reads the site meanwhile comes first. */
const mostAtOnce = 3;

/** Addresses whose files never change: each is measured once in a process. */
const unchanging = /^\/(?:assets|media)\//;

/** Times that a picture is asked for while too many are being made, and milliseconds before the second one; doubled each time. */
const mostTries = 7;
const firstPause = 200;

/** Asks the server itself for what the reader will ask for, so that sizes and digests are those of what is sent. */
export function createMeasure(app: FastifyInstance) {
  const known = new Map<string, PocketEntry>();
  const enqueue = createSemaphore(mostAtOnce);

  /** Another size stands in for a picture that is not made yet: readers would be promised the wrong one, and never get it. */
  async function ask(url: string) {
    const headers = { accept: pictureAccept, "accept-encoding": "br", [pocketDownloadHeader]: "1" };
    for (let tried = 1; ; tried += 1) {
      const answer = await enqueue(async () => app.inject({ url, headers }));
      const isRight = !unchanging.test(url) || String(answer.headers["cache-control"]).includes("immutable");
      if (isRight || answer.statusCode === 404) return answer;
      if (tried === mostTries) throw new DomainError("unavailable", `${url} could not be made yet`);
      await sleep(firstPause * 2 ** (tried - 1));
    }
  }

  /** @returns null of what is not there */
  async function read(address: string): Promise<Measured | null> {
    const answer = await ask(address);
    if (answer.statusCode >= 500)
      throw new DomainError("unavailable", `${address} was answered with ${answer.statusCode}`);
    if (answer.statusCode !== 200) return null;
    const sent = answer.rawPayload;
    const body = decode(sent, answer.headers["content-encoding"]);
    const digest = createHash("sha256").update(body).digest("base64url").slice(0, digestLength);
    return { address, bytes: body.length, sent: sent.length, digest, body };
  }

  return {
    read,
    /** Measures a file, whose text nobody needs. */
    async file(address: string): Promise<PocketEntry | null> {
      const before = known.get(address);
      if (before) return before;
      const measured = await read(address);
      if (!measured) return null;
      const { body: _, ...entry } = measured;
      if (unchanging.test(address)) known.set(address, entry);
      return entry;
    },
  };
}

function decode(sent: Buffer, encoding: unknown): Buffer {
  if (encoding === "br") return brotliDecompressSync(sent);
  return encoding === "gzip" ? gunzipSync(sent) : sent;
}
