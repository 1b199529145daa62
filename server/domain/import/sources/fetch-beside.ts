import { readFile } from "node:fs/promises";
import { relative, resolve } from "node:path";
import { FetchError } from "#server/domain/network/guarded-request.ts";
import { fetchBytes } from "./fetch-old.ts";

/** Reads what lies beside the posts' file, by its path from there; null where there is nothing. */
export type ReadBeside = (path: string) => Promise<Uint8Array | null>;

/**
 * A picture that lies beside the file: under its very name, where the former site had it or without the folder of
 * uploads; else from the address itself, or from the former site.
 *
 * @throws FetchError
 */
export async function fetchBeside(
  readBeside: ReadBeside,
  address: string,
  site: string | null,
): Promise<Uint8Array> {
  if (address.startsWith("data:")) return fetchBytes(address, null);
  const isAddress = /^https?:/.test(address);
  const path = decode(isAddress ? new URL(address).pathname : (/^[^?#]*/.exec(address)?.[0] ?? ""));
  for (const candidate of [...(isAddress ? [] : [address]), ...placesOf(path)]) {
    const found = await readBeside(candidate);
    if (found) return found;
  }
  if (isAddress) return fetchBytes(address, null);
  if (site !== null) return fetchBytes(new URL(address, `${site}/`).href, null);
  throw new FetchError("absent", address, "does not lie beside the file");
}

/** The files of a folder. One outside of it is not read: a stranger may have written the posts. */
export function readIn(folder: string): ReadBeside {
  return async (path) => {
    const place = resolve(folder, `./${path}`);
    if (relative(folder, place).startsWith("..")) return null;
    return readFile(place).catch((error: NodeJS.ErrnoException) => {
      if (absent.includes(error.code ?? "")) return null;
      throw error;
    });
  };
}

/** An address may be longer than any file's name. */
const absent = ["ENOENT", "ENOTDIR", "ENAMETOOLONG"];

/** A name that is not encoded, such as `50%.jpg`, stays as it is. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return path;
    throw error;
  }
}

/** WordPress makes smaller copies, `lima-300x200.jpg`; the uploads may have been saved without the folder above them. */
function placesOf(path: string): string[] {
  const whole = path.replace(/^\/+/, "");
  const original = whole.replace(/-\d{2,5}x\d{2,5}(\.\w+)$/, "$1");
  return [
    ...new Set([original, whole].flatMap((one) => [one, one.replace(/^.*?(uploads|images)\//, "$1/")])),
  ];
}
