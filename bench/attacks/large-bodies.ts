import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { gzipSync } from "node:zlib";

/** Megabytes of zeros, packed twice: a few hundred bytes. */
export function nestGzip(megabytes: number): Buffer {
  return gzipSync(gzipSync(Buffer.alloc(megabytes * 1_000_000)));
}

interface BodyOptions {
  path: string;
  headers: Record<string, string>;
  /** Pieces, sent one after another as fast as they are taken. */
  pieces: Iterable<Buffer | string>;
}

/** Sends a body of any length. @returns the status, or 0 when the connection was ended without an answer */
export async function sendBody(url: string, { path, headers, pieces }: BodyOptions): Promise<number> {
  const sending = request(url + path, { method: "POST", headers, agent: false });
  const answered = once(sending, "response").then(
    ([response]) => (response as IncomingMessage).resume().statusCode ?? 0,
    () => 0,
  );
  let isAnswered = false;
  void answered.then(() => (isAnswered = true));
  for (const piece of pieces) {
    if (isAnswered || sending.destroyed) break;
    if (!sending.write(piece)) await Promise.race([once(sending, "drain"), answered]).catch(() => {});
  }
  if (!isAnswered) sending.end();
  const status = await answered;
  sending.destroy();
  return status;
}

const boundary = "attack";

export const formHeaders = { "content-type": `multipart/form-data; boundary=${boundary}` };

/** A form with fields of a million bytes times `megabytes` each. */
export function* largeFields(names: string[], megabytes: number): Generator<Buffer | string> {
  const million = Buffer.alloc(1_000_000, "x");
  for (const name of names) {
    yield `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n`;
    for (let count = 0; count < megabytes; count += 1) yield million;
    yield "\r\n";
  }
  yield `--${boundary}--\r\n`;
}
