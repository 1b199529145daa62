import { readFile } from "node:fs/promises";
import { dirname, relative, resolve } from "node:path";
import { maxPictureBytes } from "#server/domain/prepare-picture.ts";
import type { FetchPicture } from "#server/domain/prepare-old-post.ts";
import { readOldId } from "#server/domain/old-post.ts";
import { languages } from "#i18n/languages.ts";

/** How long the old server may take for one answer, in milliseconds. */
const patience = 30_000;

export interface OldPostSource {
  /** Null where none can be read. */
  id: string | null;
  /** Gives what the old server has. @throws Error when it cannot be read */
  read: () => Promise<unknown>;
}

export interface OldPosts {
  posts: OldPostSource[];
  fetchPicture: FetchPicture;
}

/**
 * Finds the posts of the old server: in a JSON file with an array of them, or at the server's address
 * by its own calls `GET /posts/{lang}` and `GET /post/{id}`.
 *
 * @throws Error when the source itself cannot be read
 */
export async function findOldPosts(source: string): Promise<OldPosts> {
  return /^https?:\/\//.test(source) ? fromServer(source.replace(/\/+$/, "")) : fromFile(resolve(source));
}

async function fromFile(file: string): Promise<OldPosts> {
  const posts: unknown = JSON.parse(await readFile(file, "utf8"));
  if (!Array.isArray(posts)) throw new Error(`${file} holds no array of posts`);
  return {
    posts: posts.map(asItIs),
    async fetchPicture(address) {
      if (/^(https?|data):/.test(address)) return fetchBytes(address);
      const path = resolve(dirname(file), `./${address}`);
      if (relative(dirname(file), path).startsWith(".."))
        throw new Error("lies outside the folder of the file");
      return readFile(path);
    },
  };
}

function asItIs(post: unknown): OldPostSource {
  return { id: readOldId(post), read: () => Promise.resolve(post) };
}

async function fromServer(address: string): Promise<OldPosts> {
  const listed = new Map<string, OldPostSource>();
  for (const language of languages) {
    const list = await fetchJson(`${address}/posts/${language}`);
    if (!Array.isArray(list)) throw new Error(`${address}/posts/${language} gave no array of posts`);
    for (const entry of list as unknown[]) {
      const id = readOldId(entry);
      // Each list has every post: one without an id is known again by all that it holds.
      const key = id ?? JSON.stringify(entry);
      if (!listed.has(key))
        listed.set(key, id === null ? asItIs(entry) : { id, read: () => whole(id, entry) });
    }
  }
  async function whole(id: string, entry: unknown): Promise<unknown> {
    const post = await fetchJson(`${address}/post/${encodeURIComponent(id)}`);
    // A list's entry may hold what the whole post leaves out, such as its date. Both are JSON objects.
    return { ...(entry as object), ...(post as object) };
  }
  return {
    posts: [...listed.values()],
    async fetchPicture(picture) {
      const url = new URL(picture, `${address}/`);
      return fetchBytes(url.href);
    },
  };
}

async function request(url: string): Promise<Response> {
  const response = await fetch(url, { signal: AbortSignal.timeout(patience) }).catch((error: Error) => {
    throw new Error(`${url}: ${error.cause instanceof Error ? error.cause.message : error.message}`);
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response;
}

async function fetchJson(url: string): Promise<unknown> {
  return (await request(url)).json();
}

/** Reads at most one byte more than a picture may have; `fetch` itself reads `data:` addresses. */
async function fetchBytes(url: string): Promise<Uint8Array> {
  const response = await request(url);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > maxPictureBytes) throw new Error("is too large");
  }
  return Buffer.concat(chunks);
}
