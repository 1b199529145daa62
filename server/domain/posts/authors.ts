import type { AdminAuthors, AuthorProfile, WrittenAuthors } from "#api/blog/authors.ts";
import { authorPath, authorSlug } from "#i18n/blog/author-address.ts";
import { defaultLanguage, languages, type Language } from "#i18n/languages.ts";
import { recordEvent, type Actor } from "#server/domain/audit/record-event.ts";
import { invalidFields } from "#server/domain/errors.ts";
import { requireUnchanged, versionOf } from "#server/domain/settings/stored-version.ts";
import { requirePicture } from "#server/domain/media/media-library.ts";
import { animatedPicture } from "#server/domain/media/prepare-picture.ts";
import type { Database, Queries } from "#server/storage/database.ts";
import { updatePicture } from "#server/storage/media/library-pictures.ts";
import {
  findAuthorNames,
  insertAuthors,
  listAuthors,
  removeAuthors,
  renameInPosts,
  type AuthorRow,
  type StoredAuthor,
} from "#server/storage/posts/authors.ts";
import { bumpContentVersion } from "#server/storage/queries/content-version.ts";
import { lockPostWrites } from "#server/storage/posts/posts.ts";
import { redirectMoved } from "#server/storage/visits/redirects.ts";

/** The authors with a record, by name. */
export async function readAuthorProfiles(db: Queries): Promise<AdminAuthors> {
  const [authors, postSlugs] = [await listAuthors(db), await findPostSlugs(db)];
  return { authors, postSlugs, version: versionOfAuthors(authors) };
}

function versionOfAuthors(authors: readonly StoredAuthor[]): string {
  return versionOf(authors.map((author) => ({ ...author, picture: author.picture?.hash })));
}

async function findPostSlugs(db: Queries): Promise<string[]> {
  return [...new Set((await findAuthorNames(db)).map(authorSlug))];
}

/**
 * The name is written into the posts that have the former one or spell it otherwise, and the former addresses lead to the new ones. Posts
 * of an author who is removed stay as they are; so do the pictures in the library.
 *
 * @throws DomainError `changed_meanwhile`; `invalid_field`; `picture_animated`; `not_found` for a picture that is gone
 */
export async function changeAuthorProfiles(
  db: Database,
  { changed, removed, version }: WrittenAuthors,
  { by, now }: { by: Actor; now: Date },
): Promise<void> {
  const written = changed.map((author) => ({
    ...author,
    former: author.slug,
    slug: authorSlug(author.name),
  }));
  await db.transaction(async (tx) => {
    // A picture that is chosen here must not be removed as unused meanwhile, nor a post be written by a former name.
    await lockPostWrites(tx);
    const standing = await listAuthors(tx);
    requireUnchanged(versionOfAuthors(standing), version);
    const before = new Map(standing.map((author) => [author.slug, author]));
    const gone = [...removed, ...written.flatMap(({ former }) => former ?? [])];
    requireOwnNames(written, {
      records: [...before.keys()].filter((slug) => !gone.includes(slug)),
      posts: await findPostSlugs(tx),
    });
    for (const hash of new Set(written.flatMap(({ picture }) => picture ?? []))) {
      if ((await requirePicture(tx, hash)).isAnimated) throw animatedPicture();
      await updatePicture(tx, hash, { isKept: true });
    }
    await removeAuthors(tx, gone);
    await insertAuthors(
      tx,
      written.map(({ former: _, ...author }) => author),
    );
    await renameAuthors(
      tx,
      written.map(({ former, slug, name }) => ({ former: former ?? slug, slug, name })),
      now,
    );
    for (const { former, name } of written)
      await recordEvent(tx, { kind: former === null ? "author_added" : "author_changed", by, subject: name });
    for (const slug of removed)
      await recordEvent(tx, { kind: "author_removed", by, subject: before.get(slug)?.name ?? slug });
    await bumpContentVersion(tx);
  });
}

/** Two authors must not become one: nobody could tell their posts apart again. */
function requireOwnNames(
  written: readonly (AuthorRow & { former: string | null })[],
  others: { records: readonly string[]; posts: readonly string[] },
): void {
  const taken = new Set(others.records);
  const left = new Set(written.flatMap(({ former, slug }) => (former === slug ? [] : (former ?? []))));
  const ofPosts = new Set(others.posts.filter((slug) => !left.has(slug)));
  const faults = written.flatMap(({ slug, former }, index) => {
    const isTaken = taken.has(slug) || (former !== null && former !== slug && ofPosts.has(slug));
    const fault = slug === "" ? "needs a letter or digit" : isTaken ? "is there already" : null;
    taken.add(slug);
    return fault === null ? [] : [[`changed.${index}.name`, fault] as const];
  });
  if (faults.length > 0) throw invalidFields(Object.fromEntries(faults));
}

async function renameAuthors(
  tx: Queries,
  renamed: readonly { former: string; slug: string; name: string }[],
  now: Date,
): Promise<void> {
  const spellings = await findAuthorNames(tx);
  const names = renamed.flatMap(({ former, name }) =>
    spellings
      .filter((spelling) => authorSlug(spelling) === former && spelling !== name)
      .map((spelling) => [spelling, name] as const),
  );
  await renameInPosts(tx, new Map(names), now);
  const paths = renamed.flatMap(({ former, slug }) =>
    languages.map((language) => [authorPath(former, language), authorPath(slug, language)] as const),
  );
  const moved = new Map(paths.filter(([from, to]) => from !== to));
  await redirectMoved(tx, { moved, live: paths.map(([, to]) => to), now });
}

/** With the lines in a language or, as posts are, in the one that stands in for it; null where there is no record. */
export async function readAuthorProfile(
  db: Queries,
  slug: string,
  language: Language,
): Promise<(AuthorProfile & { name: string }) | null> {
  const [found] = await listAuthors(db, slug);
  if (!found) return null;
  const { name, picture, lines, links } = found;
  const shown = [language, defaultLanguage, ...languages].find((one) => lines[one]) ?? language;
  return {
    name,
    picture: picture && { ...picture, alt: picture.alts[language] ?? "" },
    lines: lines[shown],
    language: shown,
    links,
  };
}
