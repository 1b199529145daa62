import { createHash } from "node:crypto";
import { paths, hydrationPrefix } from "#api/paths.ts";
import type { PocketEntry, PocketList } from "#api/pocket/pocket-list.ts";
import { pageAddresses, pagePath, postPath, type Page } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { filesOfPage } from "./files-of-page.ts";
import type { Measure } from "./measure.ts";

/** A post that readers may choose. */
interface OfferedPost {
  id: string;
  slug: string;
  title: string;
}

interface Collected {
  language: Language;
  measure: Measure;
  /** Scripts, styles and faces of the build. */
  builtFiles: string[];
  posts: OfferedPost[];
}

/**
 * Reads everything as the reader's device will, and tells what it is. What draws a page stands before the pages: of a download
 * that is cut off, they are whole.
 */
export async function collectPocket({
  language,
  measure,
  builtFiles,
  posts,
}: Collected): Promise<PocketList> {
  // Safe cast: the type of Object.keys has no keys.
  const pages = (Object.keys(pageAddresses) as Page[]).map((page) => pagePath(page, language));
  const guide = await readPages(measure, pages);
  const calls = [paths.factOverrides, paths.videoOffer, paths.searchIndex({ language })];
  const files = await readFiles(measure, [...builtFiles, ...guide.files]);
  const rest = await readFiles(measure, [...calls, ...guide.pictures]);
  const entries = once([...files, ...guide.entries, ...rest]);
  const taken = new Set(entries.map(({ address }) => address));
  const offered: PocketList["posts"] = [];
  for (const { id, slug, title } of posts) {
    const page = await readPages(measure, [postPath(slug, language)]);
    const postCalls = [paths.postIn({ slug, language }), paths.neighbours({ id, language })];
    const more = await readFiles(measure, [...page.files, ...postCalls, ...page.pictures]);
    // One that was deleted meanwhile has no page.
    if (page.entries.length === 0) continue;
    const own = once([...page.entries, ...more]).filter(({ address }) => !taken.has(address));
    offered.push({ slug, title, entries: own });
  }
  return { version: versionOf(entries, offered), entries, posts: offered };
}

/** Pages with the data that wake them, and what they show. */
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

/** One after another: whoever reads the site meanwhile comes first. */
async function readFiles(measure: Measure, addresses: Iterable<string>): Promise<PocketEntry[]> {
  const entries: PocketEntry[] = [];
  for (const address of new Set(addresses)) {
    const entry = await measure.file(address);
    if (entry) entries.push(entry);
  }
  return entries;
}

function once(entries: PocketEntry[]): PocketEntry[] {
  return [...new Map(entries.map((entry) => [entry.address, entry])).values()];
}

function versionOf(entries: PocketEntry[], posts: PocketList["posts"]): string {
  const all = [...entries, ...posts.flatMap((post) => post.entries)];
  const lines = all.map(({ address, digest }) => `${address} ${digest}`).toSorted();
  return createHash("sha256").update(lines.join("\n")).digest("base64url").slice(0, 12);
}
