import { pocketDownloadHeader } from "#api/pocket/pocket-download-header.ts";
import { mayBeCopied } from "./cache-rules.ts";

/** The `Accept` header of browsers for pictures: with another one the server might choose a format that the browser did not cache. */
const pictureTypes = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";

/**
 * A copy for keeping.
 *
 * @param cache `force-cache` takes what the browser has, however old
 * @returns null when it may not be kept, or cannot be had
 */
export async function copyOf(
  address: string,
  cache: RequestCache,
  more: Record<string, string> = {},
): Promise<Response | null> {
  const accept = address.startsWith("/pictures/") && { accept: pictureTypes };
  const headers = { [pocketDownloadHeader]: "1", ...accept, ...more };
  const response = await fetch(address, { cache, mode: "same-origin", headers }).catch(() => null);
  return response && mayBeCopied(response) ? response : null;
}
