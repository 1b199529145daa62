import type { AdminAuthor, AdminAuthors, WrittenAuthors } from "#api/blog/authors.ts";
import { authorSlug } from "#i18n/blog/author-address.ts";
import { byLanguage } from "#i18n/languages.ts";

/** An author while the form is open. */
export interface AuthorDraft extends Omit<AdminAuthor, "slug" | "links"> {
  /** Apart from those of all others: the slug of one who is stored. */
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

export function draftOf({ links, ...author }: AdminAuthor): AuthorDraft {
  return { ...author, key: author.slug, links: links.join("\n") };
}

/** Lets what was written go on from what is stored now, whoever stored it: nobody is left out whom its writer did not know. */
export function rebased(
  written: readonly AuthorDraft[],
  before: AdminAuthors,
  after: AdminAuthors,
): AuthorDraft[] {
  const stored = new Set(after.authors.map(({ slug }) => slug));
  const kept = written.map((author) => {
    const slugs = [author.slug, authorSlug(author.name)];
    return { ...author, slug: slugs.find((slug) => slug !== null && stored.has(slug)) ?? null };
  });
  const known = new Set([...before.authors, ...kept].map(({ slug }) => slug));
  return [...kept, ...after.authors.filter(({ slug }) => !known.has(slug)).map(draftOf)];
}

/** Those that differ from the stored ones. */
export function changesToSend(written: readonly AuthorDraft[], stored: AdminAuthors): WrittenAuthors {
  const contentOf = (author: AuthorDraft) => JSON.stringify(toSend(author));
  const before = new Map(stored.authors.map((author) => [author.slug, contentOf(draftOf(author))]));
  const left = new Set(written.map(({ slug }) => slug));
  return {
    version: stored.version,
    changed: written
      .filter((author) => author.slug === null || before.get(author.slug) !== contentOf(author))
      .map(toSend),
    removed: [...before.keys()].filter((slug) => !left.has(slug)),
  };
}

function toSend({ slug, name, picture, lines, links }: AuthorDraft): WrittenAuthors["changed"][number] {
  return { slug, name, picture: picture?.hash ?? null, lines, links: linksOf(links) };
}

const mostLinks = 8;

const longestLink = 300;

/** The faults in the order of the form. Names that give the same page are the same, also those of others whom only posts name. */
export function faultsOf(authors: readonly AuthorDraft[], { postSlugs }: AdminAuthors): AuthorFault[] {
  const slugs = authors.map(({ name }) => authorSlug(name));
  return authors.flatMap(({ key, slug: former, links }, index) => {
    const faults: AuthorFault[] = [];
    const slug = slugs[index] ?? "";
    const isOfOthers =
      former !== null &&
      former !== slug &&
      postSlugs.includes(slug) &&
      !authors.some((other) => other.slug === slug);
    if (slug === "") faults.push({ control: `${key}-name`, kind: "name" });
    else if (slugs.indexOf(slug) < index || isOfOthers)
      faults.push({ control: `${key}-name`, kind: "sameName" });
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
  return text.length <= longestLink && URL.canParse(text) && new URL(text).protocol === "https:";
}
