import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Compressed<Form> = Record<"br" | "gzip", Form>;

export type Quality = Compressed<number>;

// Both run in the thread pool.
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Brotli's and gzip's qualities that a visitor waits for (some 4 ms a page). */
export const quick: Quality = { br: 5, gzip: 6 };

export function compressTo(
  encoding: keyof Quality,
  bytes: Buffer,
  quality: Quality = quick,
): Promise<Buffer> {
  if (encoding === "gzip") return compressGzip(bytes, { level: quality.gzip, chunkSize });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality.br,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGWIN]: 18,
  };
  return compressBrotli(bytes, { params, chunkSize });
}

/** Bytes: what a page is compressed to fits, so that the thread pool is asked once. */
const chunkSize = 65_536;
