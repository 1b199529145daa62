interface FetchOptions {
  fetch: typeof fetch;
  /** Milliseconds for the whole response. */
  timeout: number;
  maxBytes: number;
}

/** For servers of other companies: follows no redirect and stops reading at `maxBytes`. */
export async function fetchBytes(address: URL, { fetch, timeout, maxBytes }: FetchOptions): Promise<Buffer> {
  const response = await fetch(address, { redirect: "error", signal: AbortSignal.timeout(timeout) });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`it answered ${response.status}`);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the rest of the response.
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Error(`it sent more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** `fetch` puts the reason into the error's cause. */
export function describeFetchError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
