import { readFile } from "node:fs/promises";
import { dirname, relative, resolve } from "node:path";
import { maxPictureBytes } from "#server/domain/prepare-picture.ts";
import type { FetchPicture } from "#server/domain/prepare-old-post.ts";
import { languages } from "#i18n/languages.ts";

/** How long the old server may take for one answer, in milliseconds. */
const patience = 30_000;

export interface OldPosts {
  /** One entry a post: what the old server gave, or why it could not be read. */
  posts: (() => Promise<unknown>)[];
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
    posts: posts.map((post: unknown) => () => Promise.resolve(post)),
    async fetchPicture(address) {
      if (/^(https?|data):/.test(address)) return fetchBytes(address);
      const path = resolve(dirname(file), `./${address}`);
      if (relative(dirname(file), path).startsWith(".."))
        throw new Error("lies outside the folder of the file");
      return readFile(path);
    },
  };
}

async function fromServer(address: string): Promise<OldPosts> {
  const listed = new Map<string, object>();
  for (const language of languages) {
    const list = await fetchJson(`${address}/posts/${language}`);
    if (!Array.isArray(list)) throw new Error(`${address}/posts/${language} gave no array of posts`);
    for (const post of list as { _id?: unknown }[]) {
      if (typeof post._id === "string" && !listed.has(post._id)) listed.set(post._id, post);
    }
  }
  return {
    // A list's entry may hold what the whole post leaves out, such as its date.
    posts: [...listed].map(([id, entry]) => async () => ({
      ...entry,
      ...((await fetchJson(`${address}/post/${encodeURIComponent(id)}`)) as object),
    })),
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
