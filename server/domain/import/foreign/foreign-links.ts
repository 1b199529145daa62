import { setImmediate } from "node:timers/promises";
import { DomUtils } from "htmlparser2";
import { languages } from "#i18n/languages.ts";
import { postPath } from "#i18n/addresses.ts";
import { normalPath } from "#server/domain/redirects/redirect-paths.ts";
import type { ForeignPost } from "./foreign-export.ts";
import { readTree, written } from "./foreign-markup.ts";

/**
 * Where the texts of an export link to one another, they link to one another here: by the posts' ids, since a slug may be another
 * post's already. A link to the former site that leads to no imported post is named.
 *
 * @param site where the posts were, such as `https://peru.example`; null when nobody says
 */
export async function linkImported(posts: ForeignPost[], site: string | null): Promise<void> {
  const targets = new Map<string, string>();
  for (const { _id, formerPaths, formerIds } of posts) {
    for (const language of languages) {
      const path = formerPaths[language];
      if (path !== undefined) targets.set(path, postPath(_id, language));
      const id = formerIds[language];
      if (id !== undefined) targets.set(`/?p=${id}`, postPath(_id, language));
    }
  }
  for (const post of posts) {
    // Readers of the site wait for nothing.
    await setImmediate();
    for (const text of Object.values(post.translations)) {
      const { html, lost } = relinked(text.content, targets, site);
      text.content = html;
      for (const address of lost) post.notes.push({ kind: "link", what: address });
    }
  }
}

/** Path of an address, as redirects begin with it; null for what has none of its own, such as the address of a draft. */
export function formerPath(address: string): string | null {
  const url = URL.parse(address, "http://site.invalid");
  const path = url && url.search === "" ? normalPath(url.pathname) : null;
  return path === "/" ? null : path;
}

function relinked(
  html: string,
  targets: ReadonlyMap<string, string>,
  site: string | null,
): { html: string; lost: Set<string> } {
  const lost = new Set<string>();
  if (!/<a\s/i.test(html)) return { html, lost };
  const tree = readTree(html);
  if (!tree) return { html, lost };
  let isChanged = false;
  for (const link of DomUtils.getElementsByTagName("a", tree)) {
    const { href = "" } = link.attribs;
    const key = keyOf(href, site);
    if (key === null) continue;
    const target = targets.get(key.path);
    if (target === undefined) {
      if (!isFile(key.path)) lost.add(href);
      continue;
    }
    link.attribs["href"] = target + key.fragment;
    isChanged = true;
  }
  return { html: isChanged ? DomUtils.getOuterHTML(tree, written) : html, lost };
}

/** The key of a link within the former site; null for any other one. */
function keyOf(href: string, site: string | null): { path: string; fragment: string } | null {
  const isRelative = href.startsWith("/") && !href.startsWith("//");
  const url = URL.parse(href, "http://site.invalid");
  if (!url || (!isRelative && (site === null || hostOf(url) !== hostOf(new URL(site))))) return null;
  const post = url.searchParams.get("p");
  const path = normalPath(url.pathname);
  if (path === "/" && post !== null) return { path: `/?p=${post}`, fragment: url.hash };
  return path === null ? null : { path, fragment: url.hash };
}

/** Links to the larger picture stand around many pictures. */
function isFile(path: string): boolean {
  return path === "/" || /\.(?:jpe?g|png|gif|webp|avif|heic|pdf)$/i.test(path);
}

const hostOf = ({ hostname }: URL) => hostname.replace(/^www\./, "");
