import type { AdminAuthor, AdminAuthors, WrittenAuthors } from "#api/blog/authors.ts";
import { authorSlug } from "#i18n/blog/author-address.ts";
import { byLanguage } from "#i18n/languages.ts";

/** An author while the form is open. */
export interface AuthorDraft extends Omit<AdminAuthor, "slug" | "links"> {
  /** Apart from those of all others, and the same as long as the form is open. */
  key: string;
  /** Null for a new one. */
  slug: string | null;
  /** One address a line. */
  links: string;
}

/** A reason why authors cannot be saved, with the id of the control that mends it. */
export interface AuthorFault {
  control: string;
  kind: "name" | "sameName" | "link";
}

export function newAuthor(key: string): AuthorDraft {
  return { key, slug: null, name: "", picture: null, lines: byLanguage(() => ""), links: "" };
}

/** @param sent they keep their keys; others get new ones */
export function draftsOf({ authors }: AdminAuthors, sent: readonly AuthorDraft[]): AuthorDraft[] {
  const keys = new Map(sent.map(({ key, name }) => [authorSlug(name), key]));
  return authors.map((author) => {
    const key = keys.get(author.slug) ?? crypto.randomUUID();
    return { ...author, key, links: author.links.join("\n") };
  });
}

/** Those that were changed while a call was under way are known by the slugs that it gave them. */
export function withSlugs(newest: readonly AuthorDraft[], stored: readonly AuthorDraft[]): AuthorDraft[] {
  const slugs = new Map(stored.map(({ key, slug }) => [key, slug]));
  return newest.map((author) => ({ ...author, slug: slugs.get(author.key) ?? author.slug }));
}

/** Those that differ from the stored ones. */
export function changesToSend(
  authors: readonly AuthorDraft[],
  stored: readonly AuthorDraft[],
): WrittenAuthors {
  const before = new Map(stored.map((author) => [author.key, JSON.stringify(author)]));
  const changed = authors.filter((author) => before.get(author.key) !== JSON.stringify(author));
  const left = new Set(authors.map(({ key }) => key));
  return {
    changed: changed.map(({ key: _, picture, links, ...author }) => {
      return { ...author, picture: picture?.hash ?? null, links: linksOf(links) };
    }),
    removed: stored.flatMap(({ key, slug }) => (slug === null || left.has(key) ? [] : [slug])),
  };
}

const mostLinks = 8;

/** The faults in the order of the form. Names that give the same page are the same. */
export function faultsOf(authors: readonly AuthorDraft[]): AuthorFault[] {
  const slugs = authors.map(({ name }) => authorSlug(name));
  return authors.flatMap(({ key, links }, index) => {
    const faults: AuthorFault[] = [];
    const slug = slugs[index] ?? "";
    if (slug === "") faults.push({ control: `${key}-name`, kind: "name" });
    else if (slugs.indexOf(slug) < index) faults.push({ control: `${key}-name`, kind: "sameName" });
    const addresses = linksOf(links);
    if (addresses.length > mostLinks || !addresses.every(isWebAddress))
      faults.push({ control: `${key}-links`, kind: "link" });
    return faults;
  });
}

function linksOf(lines: string): string[] {
  return lines.split(/\s+/).filter((link) => link !== "");
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === "https:";
}
