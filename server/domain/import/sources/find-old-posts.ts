import type { ImportOrigin } from "#api/import/import-report.ts";
import type { SiteCategories } from "#i18n/blog/category-addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { megabyte } from "#server/domain/disk/free-space.ts";
import { drawingsFile, parseExportedDrawings } from "#server/domain/media/photographs/carried-drawings.ts";
import type { ForeignExport } from "../foreign/foreign-export.ts";
import { linkImported } from "../foreign/foreign-links.ts";
import { isGhostExport, readGhostExport } from "../foreign/ghost-export.ts";
import { isWordpressExport, readWordpressExport } from "../foreign/wordpress-export.ts";
import { ImportError } from "../import-error.ts";
import type { FetchPicture } from "../prepare-old-post.ts";
import { fetchBeside } from "./fetch-beside.ts";
import { alreadyRead, type OldPosts } from "./old-posts.ts";
import { findOnServer } from "./old-server.ts";
import { openSourceFile } from "./open-source-file.ts";

/** Bytes of a text that came by the network: it is read as a whole, and other work of the server needs memory too. */
const maxBytes = 50 * megabyte;

/** A file, by its path, or the old server's address. */
export type ImportSource = { file: string } | { address: string };

export interface SourceOptions {
  /** The language of posts of another system whose export does not tell it. */
  language?: Language | null | undefined;
  /** Where pictures are that do not lie beside the file, such as `https://peru.example`. */
  site?: string | null | undefined;
  /** The site's own, whose names another system may know. */
  categories?: SiteCategories;
  /**
   * Whether somebody at the machine itself asks: then the old server may stand in a private network, pictures lie in the file's
   * folder, and a text may be as large as it likes.
   */
  isLocal: boolean;
}

/**
 * Reads a JSON file with an array of posts, an export of WordPress or Ghost, a ZIP with one of these, or the old server's
 * `GET /posts/{lang}` and `GET /post/{id}`. Call `close` at the end.
 *
 * @throws ImportError
 */
export async function findOldPosts(source: ImportSource, options: SourceOptions): Promise<OldPosts> {
  const limits = { isLocal: options.isLocal, maxBytes: options.isLocal ? Infinity : maxBytes };
  if ("address" in source) return findOnServer(source.address.replace(/\/+$/, ""), limits);
  const { text, readBeside, close } = await openSourceFile(source.file, limits);
  try {
    const { origin, posts, notes, site } = await readPosts(text, options);
    const fetchPicture: FetchPicture = (address) => fetchBeside(readBeside, address, site);
    const told = origin === "posts" ? await readBeside(drawingsFile) : null;
    const drawings = told ? parseExportedDrawings(Buffer.from(told).toString()) : [];
    return { origin, posts, fetchPicture, drawings, notes, close };
  } catch (error) {
    close();
    throw error;
  }
}

interface ReadPosts extends Pick<OldPosts, "origin" | "posts" | "notes"> {
  site: string | null;
}

async function readPosts(
  text: string,
  { language = null, site = null, categories }: SourceOptions,
): Promise<ReadPosts> {
  if (isWordpressExport(text))
    return ofOthers("wordpress", await readWordpressExport(text, language, categories), site);
  const json = parseJson(text);
  if (isGhostExport(json)) return ofOthers("ghost", await readGhostExport(json, language, categories), site);
  if (!Array.isArray(json)) throw new ImportError("foreign", "it holds no array of posts");
  return { origin: "posts", posts: json.map((post) => alreadyRead(post)), notes: [], site };
}

async function ofOthers(
  origin: ImportOrigin,
  { posts, notes, site }: ForeignExport,
  given: string | null,
): Promise<ReadPosts> {
  const from = given ?? site;
  await linkImported(posts, from);
  return { origin, notes, site: from, posts: posts.map((post) => alreadyRead(post, post.notes)) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    // A JSON that breaks off is another matter than a letter to somebody.
    throw new ImportError(/^\s*[[{]/.test(text) ? "malformed" : "foreign", message);
  }
}
