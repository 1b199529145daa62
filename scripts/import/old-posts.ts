import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { languages, type Language } from "#i18n/languages.ts";
import type { ForeignExport } from "#server/domain/import/foreign-export.ts";
import { linkImported } from "#server/domain/import/foreign-links.ts";
import { isGhostExport, readGhostExport } from "#server/domain/import/ghost-export.ts";
import { readOldId } from "#server/domain/import/old-post.ts";
import type { FetchPicture } from "#server/domain/import/prepare-old-post.ts";
import { isWordpressExport, readWordpressExport } from "#server/domain/import/wordpress-export.ts";
import { fetchBeside } from "./fetch-beside.ts";
import { fetchBytes, fetchJson } from "./fetch-old.ts";

interface OldPostSource {
  /** Null when it cannot be read. */
  id: string | null;
  read: () => Promise<unknown>;
}

export interface OldPosts {
  posts: OldPostSource[];
  fetchPicture: FetchPicture;
  /** Parts that are not imported, in sentences. */
  notes: string[];
}

export interface SourceOptions {
  /** The language of posts of another system whose export does not tell it. */
  language?: Language | null;
  /** Where pictures are that do not lie beside the file, such as `https://peru.example`. */
  site?: string | null;
}

/**
 * Reads a JSON file with an array of posts, an export of WordPress or Ghost, or the old server's `GET /posts/{lang}` and
 * `GET /post/{id}`.
 *
 * @throws Error that names the file and what is wrong with it
 */
export async function findOldPosts(source: string, options: SourceOptions = {}): Promise<OldPosts> {
  if (/^https?:\/\//.test(source)) return fromServer(source.replace(/\/+$/, ""));
  return fromFile(resolve(source), options);
}

async function fromFile(file: string, { language = null, site = null }: SourceOptions): Promise<OldPosts> {
  const text = await readFile(file, "utf8");
  const folder = dirname(file);
  const foreign = await readForeign(file, text, language);
  if (foreign) {
    const from = site ?? foreign.site;
    linkImported(foreign.posts, from);
    return {
      posts: foreign.posts.map(alreadyRead),
      fetchPicture: (address) => fetchBeside(folder, address, from),
      notes: foreign.notes,
    };
  }
  const posts: unknown = parseJson(file, text);
  if (!Array.isArray(posts)) throw new Error(`${file} holds no array of posts`);
  return {
    posts: posts.map(alreadyRead),
    fetchPicture: (address) => fetchBeside(folder, address, site),
    notes: [],
  };
}

/** Null when it is no export of another system. */
async function readForeign(
  file: string,
  text: string,
  language: Language | null,
): Promise<ForeignExport | null> {
  try {
    if (isWordpressExport(text)) return await readWordpressExport(text, language);
    if (!text.trimStart().startsWith("{")) return null;
    const json = parseJson(file, text);
    return isGhostExport(json) ? await readGhostExport(json, language) : null;
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is neither JSON nor an export of WordPress: ${(error as Error).message}`, {
      cause: error,
    });
  }
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
    fetchPicture: async (picture) => fetchBytes(new URL(picture, `${address}/`).href, address),
    notes: [],
  };
}
