import { readFile } from "node:fs/promises";
import { dirname, relative, resolve } from "node:path";
import { languages } from "#i18n/languages.ts";
import { readOldId } from "#server/domain/import/old-post.ts";
import type { FetchPicture } from "#server/domain/import/prepare-old-post.ts";
import { fetchBytes, fetchJson } from "./fetch-old.ts";

export interface OldPostSource {
  /** Null when it cannot be read. */
  id: string | null;
  read: () => Promise<unknown>;
}

export interface OldPosts {
  posts: OldPostSource[];
  fetchPicture: FetchPicture;
}

/** Reads a JSON file with an array of posts, or the old server's `GET /posts/{lang}` and `GET /post/{id}`. */
export async function findOldPosts(source: string): Promise<OldPosts> {
  return /^https?:\/\//.test(source) ? fromServer(source.replace(/\/+$/, "")) : fromFile(resolve(source));
}

async function fromFile(file: string): Promise<OldPosts> {
  const posts: unknown = JSON.parse(await readFile(file, "utf8"));
  if (!Array.isArray(posts)) throw new Error(`${file} holds no array of posts`);
  return {
    posts: posts.map(alreadyRead),
    async fetchPicture(address) {
      if (/^(https?|data):/.test(address)) return fetchBytes(address, null);
      const path = resolve(dirname(file), `./${address}`);
      if (relative(dirname(file), path).startsWith(".."))
        throw new Error("lies outside the folder of the file");
      return readFile(path);
    },
  };
}

function alreadyRead(post: unknown): OldPostSource {
  return { id: readOldId(post), read: () => Promise.resolve(post) };
}

async function fromServer(address: string): Promise<OldPosts> {
  const listed = new Map<string, OldPostSource>();
  for (const language of languages) {
    const list = await fetchJson(`${address}/posts/${language}`, address);
    if (!Array.isArray(list)) throw new Error(`${address}/posts/${language} gave no array of posts`);
    for (const entry of list as unknown[]) {
      const id = readOldId(entry);
      // Each language's list has every post. One without an id is recognised by its whole content.
      const key = id ?? JSON.stringify(entry);
      if (!listed.has(key))
        listed.set(key, id === null ? alreadyRead(entry) : { id, read: () => readPost(id, entry) });
    }
  }
  async function readPost(id: string, entry: unknown): Promise<unknown> {
    const post = await fetchJson(`${address}/post/${encodeURIComponent(id)}`, address);
    // A list entry may have fields that the post itself lacks, such as its date. Both are JSON objects.
    return { ...(entry as object), ...(post as object) };
  }
  return {
    posts: [...listed.values()],
    async fetchPicture(picture) {
      const url = new URL(picture, `${address}/`);
      return fetchBytes(url.href, address);
    },
  };
}
