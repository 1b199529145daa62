interface FetchOptions {
  fetch: typeof fetch;
  /** Milliseconds until the whole answer must be there. */
  timeout: number;
  maxBytes: number;
}

/**
 * Fetches an address of another company's server without following it elsewhere and without believing it about
 * how much it sends.
 *
 * @throws Error when it does not answer in time, not with 2xx, or with too much
 */
export async function fetchBytes(address: URL, { fetch, timeout, maxBytes }: FetchOptions): Promise<Buffer> {
  const response = await fetch(address, { redirect: "error", signal: AbortSignal.timeout(timeout) });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`it answered ${response.status}`);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop early cancels the rest of the answer.
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Error(`it sent more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
