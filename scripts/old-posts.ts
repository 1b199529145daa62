import { lookup as lookUp } from "node:dns/promises";
import { readFile } from "node:fs/promises";
import { dirname, relative, resolve } from "node:path";
import { languages } from "#i18n/languages.ts";
import { canonicalIp } from "#server/domain/canonical-ip.ts";
import { readOldId } from "#server/domain/import/old-post.ts";
import type { FetchPicture } from "#server/domain/import/prepare-old-post.ts";
import { isPublicIp } from "#server/domain/is-public-ip.ts";
import { maxPictureBytes } from "#server/domain/media/prepare-picture.ts";

/** Milliseconds for one response of the old server. */
const timeout = 30_000;

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

/** Steps from one address to another, each of them checked. */
const maxRedirects = 3;

/** @param server the old one, which may stand in a private network */
async function request(url: string, server: string | null): Promise<Response> {
  let address = url;
  for (let step = 0; step <= maxRedirects; step += 1) {
    await requireReachable(address, server);
    const options = { signal: AbortSignal.timeout(timeout), redirect: "manual" } as const;
    const response = await fetch(address, options).catch((error: Error) => {
      throw new Error(`${address}: ${error.cause instanceof Error ? error.cause.message : error.message}`);
    });
    const next = response.headers.get("location");
    if (response.status < 300 || response.status > 399 || next === null) {
      if (!response.ok) throw new Error(`${address} answered ${response.status}`);
      return response;
    }
    await response.body?.cancel();
    address = new URL(next, address).href;
  }
  throw new Error(`${url} leads on and on`);
}

/** An old post may name any address, also of what only this machine can reach. */
async function requireReachable(address: string, server: string | null): Promise<void> {
  const { protocol, hostname, origin } = new URL(address);
  if (protocol === "data:" || (server !== null && origin === new URL(server).origin)) return;
  if (!/^https?:$/.test(protocol)) throw new Error(`${address} is no address of the web`);
  const found = await lookUp(hostname.replace(/^\[|\]$/g, ""), { all: true });
  const isPublic = found.every(({ address: ip }) => isPublicIp(canonicalIp(ip) ?? ""));
  if (!isPublic) throw new Error(`${address} lies in a private network`);
}

async function fetchJson(url: string, server: string): Promise<unknown> {
  return (await request(url, server)).json();
}

async function fetchBytes(url: string, server: string | null): Promise<Uint8Array> {
  const response = await request(url, server);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > maxPictureBytes) throw new Error("is too large");
  }
  return Buffer.concat(chunks);
}
