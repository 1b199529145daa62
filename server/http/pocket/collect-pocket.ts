import { createHash } from "node:crypto";
import { paths, hydrationPrefix } from "#api/paths.ts";
import type { PocketEntry, PocketList } from "#api/pocket/pocket-list.ts";
import { wayPairIds, wayPath } from "#content/facts/ways/way-pairs.ts";
import { pageAddresses, pagePath, postPath } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { filesOfPage } from "./files-of-page.ts";
import type { Measure } from "./measure.ts";
import { keysOf } from "#i18n/typed-keys.ts";

/** A post that readers may choose. */
interface OfferedPost {
  slug: string;
  title: string;
}

interface Collected {
  language: Language;
  measure: Measure;
  /** Scripts, styles and faces of the build. */
  builtFiles: string[];
  posts: OfferedPost[];
  /** The paths of the pages that the owner has made. */
  ownPages: string[];
}

/**
 * Reads everything as the reader's device will, and tells what it is. The files that draw a page stand before the pages: those
 * that a download brings before it is cut off are whole.
 */
export async function collectPocket({
  language,
  measure,
  builtFiles,
  posts,
  ownPages,
}: Collected): Promise<PocketList> {
  const pages = keysOf(pageAddresses).map((page) => pagePath(page, language));
  const ways = wayPairIds.map((pair) => wayPath(pair, language));
  const guide = await readPages(measure, [...pages, ...ways, ...ownPages]);
  const calls = [paths.searchIndex({ language })];
  const files = await readFiles(measure, [...builtFiles, ...guide.files]);
  const rest = await readFiles(measure, [...calls, ...guide.pictures]);
  const entries = once([...files, ...guide.entries, ...rest]);
  const taken = new Set(entries.map(({ address }) => address));
  const read = await Promise.all(posts.map((post) => readPost(post, language, measure)));
  const offered = read.flatMap((post) =>
    post ? [{ ...post, entries: post.entries.filter(({ address }) => !taken.has(address)) }] : [],
  );
  return { version: versionOf(entries, offered), entries, posts: offered };
}

/** Pages with the data that hydrate them, and what they show. */
async function readPages(measure: Measure, addresses: string[]) {
  const entries: PocketEntry[] = [];
  const files = new Set<string>();
  const pictures = new Set<string>();
  for (const address of addresses) {
    const page = await measure.read(address);
    const data = await measure.file(hydrationPrefix + address);
    if (!page || !data) continue;
    const { body, ...entry } = page;
    entries.push(entry, data);
    const shown = filesOfPage(body.toString());
    for (const file of shown.files) files.add(file);
    for (const picture of shown.pictures) pictures.add(picture);
  }
  return { entries, files, pictures };
}

/** The page of a post; null if the post was deleted meanwhile. */
async function readPost({ slug, title }: OfferedPost, language: Language, measure: Measure) {
  const page = await readPages(measure, [postPath(slug, language)]);
  if (page.entries.length === 0) return null;
  const call = paths.postIn({ slug, language });
  const more = await readFiles(measure, [...page.files, call, ...page.pictures]);
  return { slug, title, entries: once([...page.entries, ...more]) };
}

async function readFiles(measure: Measure, addresses: Iterable<string>): Promise<PocketEntry[]> {
  const entries = await Promise.all([...new Set(addresses)].map((address) => measure.file(address)));
  return entries.filter((entry) => entry !== null);
}

function once(entries: PocketEntry[]): PocketEntry[] {
  return [...new Map(entries.map((entry) => [entry.address, entry])).values()];
}

function versionOf(entries: PocketEntry[], posts: PocketList["posts"]): string {
  const all = [...entries, ...posts.flatMap((post) => post.entries)];
  const lines = all.map(({ address, digest }) => `${address} ${digest}`).toSorted();
  return createHash("sha256").update(lines.join("\n")).digest("base64url").slice(0, 12);
}
