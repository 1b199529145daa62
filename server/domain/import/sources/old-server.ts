import { languages } from "#i18n/languages.ts";
import { FetchError } from "#server/domain/network/guarded-request.ts";
import { ImportError } from "../import-error.ts";
import { readOldId } from "../old-post.ts";
import { fetchBytes, fetchJson } from "./fetch-old.ts";
import { alreadyRead, type OldPosts, type OldPostSource } from "./old-posts.ts";

/**
 * Reads the lists of an old server, and each post when it is its turn.
 *
 * @param options.isLocal whether it may stand in a private network
 * @throws ImportError
 */
export async function findOnServer(
  address: string,
  { isLocal, maxBytes }: { isLocal: boolean; maxBytes: number },
): Promise<OldPosts> {
  const server = isLocal ? address : null;
  const get = (path: string) => fetchJson(`${address}${path}`, { server, maxBytes });
  const listed = new Map<string, OldPostSource>();
  for (const language of languages) {
    const list = await get(`/posts/${language}`).catch(refuseServer);
    if (!Array.isArray(list))
      throw new ImportError("foreignAddress", `${address}/posts/${language} is no array`);
    for (const entry of list as unknown[]) {
      const id = readOldId(entry);
      // Each language's list has every post. One without an id is recognised by its whole content.
      const key = id ?? JSON.stringify(entry);
      if (!listed.has(key))
        listed.set(
          key,
          id === null ? alreadyRead(entry) : { id, notes: [], read: () => readPost(id, entry) },
        );
    }
  }
  async function readPost(id: string, entry: unknown): Promise<unknown> {
    const post = await get(`/post/${encodeURIComponent(id)}`);
    // A list entry may have fields that the post itself lacks, such as its date. Both are JSON objects.
    return { ...(entry as object), ...(post as object) };
  }
  return {
    origin: "server",
    posts: [...listed.values()],
    fetchPicture: async (picture) => fetchBytes(new URL(picture, `${address}/`).href, server),
    drawings: [],
    notes: [],
    close() {},
  };
}

/** Anything but the list that the old server would answer is another site's. */
function refuseServer(error: Error): never {
  const kind = error instanceof FetchError ? error.kind : "refused";
  if (kind === "private") throw new ImportError("privateAddress", error.message);
  throw new ImportError(kind === "unreachable" ? "unreachable" : "foreignAddress", error.message);
}
