import type { AdminCategories, AdminCategory, WrittenCategories } from "#api/blog/categories.ts";
import {
  categoryPath,
  findCategory,
  inEachLanguage,
  isNameTaken,
  isOwnCategory,
  releasedCategories,
  slugsOf,
  type SiteCategories,
  categoryName,
} from "#i18n/blog/category-addresses.ts";
import { byLanguage, defaultLanguage, languages, type Language } from "#i18n/languages.ts";
import { fromEntriesOf } from "#i18n/typed-keys.ts";
import { loadMessages } from "#i18n/loading/load-messages.ts";
import { loadedMessages } from "#i18n/loading/loaded-messages.ts";
import { recordEvent, type Actor } from "#server/domain/audit/record-event.ts";
import { DomainError, invalidFields } from "#server/domain/errors.ts";
import { requirePicture } from "#server/domain/media/media-library.ts";
import { animatedPicture } from "#server/domain/media/prepare-picture.ts";
import { requireUnchanged, versionOf } from "#server/domain/settings/stored-version.ts";
import type { Database, Queries } from "#server/storage/database.ts";
import { updatePicture } from "#server/storage/media/library-pictures.ts";
import {
  countPostsByCategory,
  findCategories,
  findCategoryWords,
  movePosts,
  replaceCategories,
} from "#server/storage/posts/categories.ts";
import { bumpContentVersion } from "#server/storage/queries/content-version.ts";
import { lockPostWrites } from "#server/storage/posts/posts.ts";
import { redirectMoved } from "#server/storage/visits/redirects.ts";

type WrittenCategory = WrittenCategories["categories"][number];
type WholeCategory = WrittenCategory & Pick<AdminCategory, "intros">;

/** Null while they are those that come with the site. Those that the release did not have when they were stored follow at the end. */
export async function readCategories(db: Queries): Promise<SiteCategories> {
  const stored = await findCategories(db);
  if (stored.length === 0) return null;
  return [...stored, ...releasedCategories.filter(({ id }) => !findCategory(id, stored))];
}

/** @throws DomainError `invalid_field` for a category that the site does not have */
export function requireCategory(id: string, site: SiteCategories): void {
  if (!findCategory(id, site)) throw invalidFields({ category: "is no category" });
}

/** The owner's words on the page of a category; null where there are none. */
export async function readCategoryIntro(db: Queries, id: string, language: Language): Promise<string | null> {
  return (await findCategoryWords(db)).get(id)?.intros[language] ?? null;
}

/** For who changes them: each with all its words, and how many posts it has. */
export async function describeCategories(db: Queries): Promise<AdminCategories> {
  const site = await readCategories(db);
  const counts = await countPostsByCategory(db);
  const written = await findCategoryWords(db);
  await Promise.all(languages.map(loadMessages));
  const categories = (site ?? releasedCategories).flatMap((category): AdminCategory[] => {
    const { id, picture = null } = category;
    const shown = slugsOf(category);
    // One that came with another release.
    if (!shown) return [];
    const own = written.get(id);
    const names = own?.names ? asWritten(own.names) : namesOf(id, site);
    const slugs = own?.slugs ? asWritten(own.slugs) : shown;
    return [{ id, names, slugs, picture, intros: asWritten(own?.intros ?? {}), posts: counts.get(id) ?? 0 }];
  });
  return { categories, version: versionOf(categories.map(contentOf)) };
}

/** Empty in a language that has no words. */
function asWritten(words: Partial<Record<Language, string>>): Record<Language, string> {
  return byLanguage((language) => words[language] ?? "");
}

function namesOf(id: string, site: SiteCategories): AdminCategory["names"] {
  return byLanguage((language) => categoryName(id, language, loadedMessages(language), site));
}

function contentOf({ id, names, slugs, picture, intros }: AdminCategory | WholeCategory): string {
  const hash = typeof picture === "string" ? picture : picture?.hash;
  const inOrder = languages.map((language) => [names[language], slugs[language], intros[language]]);
  return JSON.stringify([id, inOrder, hash ?? null]);
}

/**
 * Former addresses lead to the new ones, and those of a category whose posts go to another to that one's. A category that is as it comes with the
 * site follows later releases; the pictures stay in the library.
 *
 * @throws DomainError `changed_meanwhile`; `invalid_field`; `picture_animated`; `not_found` for a picture that is gone
 */
export async function changeCategories(
  db: Database,
  { categories: written, moves, version }: WrittenCategories,
  doing: { by: Actor; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    // A picture that is chosen here must not be removed as unused meanwhile, nor a post get a category that goes.
    await lockPostWrites(tx);
    const before = await describeCategories(tx);
    requireUnchanged(before.version, version);
    const categories = written.map((category) => withReleased(withIntros(category, before.categories)));
    const ids = new Set(categories.map(({ id }) => id));
    const removed = before.categories.filter(({ id }) => !ids.has(id));
    requireWhole(ids, categories);
    requireApart(categories);
    requireMoves(removed, moves, ids);
    for (const hash of new Set(categories.flatMap(({ picture }) => picture ?? []))) {
      if ((await requirePicture(tx, hash)).isAnimated) throw animatedPicture();
      await updatePicture(tx, hash, { isKept: true });
    }
    await replaceCategories(tx, rowsOf(categories));
    await followMoves(tx, { before: before.categories, removed, moves }, doing);
    await recordChanges(tx, { before: before.categories, categories, removed, moves }, doing.by);
    await bumpContentVersion(tx);
  });
}

/** A form from before there were introductions does not send them. */
function withIntros(category: WrittenCategory, before: readonly AdminCategory[]): WholeCategory {
  const stored = before.find(({ id }) => id === category.id)?.intros;
  return { ...category, intros: category.intros ?? stored ?? byLanguage(() => "") };
}

/** One that comes with the site has its own words where the owner has written none. */
function withReleased(category: WholeCategory): WholeCategory {
  const released = findCategory(category.id);
  if (!released) return category;
  const [names, slugs] = [namesOf(category.id, null), slugsOf(released)];
  return {
    ...category,
    names: byLanguage((language) => category.names[language] || names[language]),
    slugs: byLanguage((language) => category.slugs[language] || (slugs?.[language] ?? "")),
  };
}

function requireWhole(ids: ReadonlySet<string>, categories: readonly WrittenCategory[]): void {
  if (ids.size < categories.length) throw new DomainError("invalid_field", "two categories have one id");
  const missing = releasedCategories.find(({ id }) => !ids.has(id));
  if (missing) throw invalidFields({ categories: `must have ${missing.id}, which comes with the site` });
  const made = [...ids].find((id) => !isOwnCategory(id) && !findCategory(id));
  if (made !== undefined) throw invalidFields({ categories: `${made} is no id of a category` });
}

/** Each has a name in one language at least. One address, in whatever language, leads to one category, and one name in a language means one: an export has the names. */
function requireApart(categories: readonly WrittenCategory[]): void {
  const owners = new Map<string, string>();
  const faults: [string, string][] = [];
  for (const [index, category] of categories.entries()) {
    const { id, names, slugs } = category;
    const others = categories.filter((other) => other !== category);
    if (languages.every((language) => names[language] === ""))
      faults.push([`categories.${index}.names.${defaultLanguage}`, "is missing"]);
    for (const language of languages) {
      const [name, slug] = [names[language], slugs[language]];
      if (name !== "" && isNameTaken(name, language, others))
        faults.push([`categories.${index}.names.${language}`, "is there already"]);
      if (slug === "") {
        if (name !== "") faults.push([`categories.${index}.slugs.${language}`, "is missing"]);
        continue;
      }
      const owner = owners.get(slug);
      if (owner === undefined) owners.set(slug, id);
      else if (owner !== id) faults.push([`categories.${index}.slugs.${language}`, "is there already"]);
    }
  }
  if (faults.length > 0) throw invalidFields(Object.fromEntries(faults));
}

function requireMoves(
  removed: readonly AdminCategory[],
  moves: WrittenCategories["moves"],
  left: ReadonlySet<string>,
): void {
  const homeless = removed.filter(({ id, posts }) => posts > 0 && !left.has(moves[id] ?? ""));
  const faults = homeless.map(({ id }) => [`moves.${id}`, "must name a category for its posts"] as const);
  if (faults.length > 0) throw invalidFields(Object.fromEntries(faults));
}

/** None where all is as it comes with the site. */
function rowsOf(categories: readonly WholeCategory[]) {
  const rows = categories.map(({ id, names, slugs, picture, intros }) => {
    const released = findCategory(id);
    const isSame = (own: AdminCategory["names"], given: AdminCategory["names"] | undefined) =>
      languages.every((language) => own[language] === given?.[language]);
    return {
      id,
      names: released && isSame(names, namesOf(id, null)) ? null : names,
      slugs: released && isSame(slugs, slugsOf(released)) ? null : slugs,
      picture,
      intros: fromEntriesOf(
        languages
          .filter((language) => intros[language] !== "")
          .map((language) => [language, intros[language]] as const),
      ),
    };
  });
  const isReleased = rows.every(
    ({ id, names, slugs, picture, intros }, index) =>
      id === releasedCategories[index]?.id &&
      [names, slugs, picture].every((part) => part === null) &&
      Object.keys(intros).length === 0,
  );
  return isReleased ? [] : rows;
}

interface Moves {
  before: readonly AdminCategory[];
  removed: readonly AdminCategory[];
  moves: WrittenCategories["moves"];
}

async function followMoves(
  tx: Queries,
  { before, removed, moves }: Moves,
  { now }: { now: Date },
): Promise<void> {
  const gone = new Set(removed.map(({ id }) => id));
  for (const { id } of removed) {
    const to = moves[id];
    if (to !== undefined) await movePosts(tx, id, to, now);
  }
  const after = await readCategories(tx);
  const former = before.map((category) => ({ ...category, slugs: inEachLanguage(category.slugs) }));
  const moved = new Map<string, string>();
  for (const { id } of before) {
    const target = gone.has(id) ? moves[id] : id;
    if (target === undefined) continue;
    for (const language of languages) {
      const [from, to] = [categoryPath(id, language, former), categoryPath(target, language, after)];
      if (from !== to) moved.set(from, to);
    }
  }
  const live = (after ?? releasedCategories).flatMap(({ id }) =>
    languages.map((language) => categoryPath(id, language, after)),
  );
  await redirectMoved(tx, { moved, live, now });
}

async function recordChanges(
  tx: Queries,
  { before, categories, removed, moves }: Moves & { categories: readonly WholeCategory[] },
  by: Actor,
): Promise<void> {
  const known = new Map(before.map((category) => [category.id, contentOf(category)]));
  for (const category of categories) {
    const former = known.get(category.id);
    if (former === contentOf(category)) continue;
    const kind = former === undefined ? "category_added" : "category_changed";
    await recordEvent(tx, { kind, by, subject: nameIn(category) });
  }
  for (const category of removed) {
    const { id, posts } = category;
    const target = categories.find((one) => one.id === moves[id]);
    const subject = nameIn(category);
    const moved = posts > 0 && { subject: `${subject} → ${target ? nameIn(target) : ""}`, count: posts };
    await recordEvent(tx, { kind: "category_removed", by, subject, ...moved });
  }
  const orderOf = (all: readonly { id: string }[]) => all.map(({ id }) => id).filter((id) => known.has(id));
  const stayed = orderOf(before).filter((id) => !removed.some((one) => one.id === id));
  if (orderOf(categories).join() !== stayed.join())
    await recordEvent(tx, { kind: "categories_ordered", by, subject: "" });
}

function nameIn({ names }: Pick<WholeCategory, "names">): string {
  return inEachLanguage(names)[defaultLanguage];
}
