import type { AdminCategories, AdminCategory, WrittenCategories } from "#api/blog/categories.ts";
import {
  categoryPath,
  findCategory,
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
  findCategoryIntros,
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
  return (await findCategoryIntros(db)).get(id)?.[language] ?? null;
}

/** For who changes them: each with all its words, and how many posts it has. */
export async function describeCategories(db: Queries): Promise<AdminCategories> {
  const site = await readCategories(db);
  const counts = await countPostsByCategory(db);
  const written = await findCategoryIntros(db);
  await Promise.all(languages.map(loadMessages));
  const categories = (site ?? releasedCategories).flatMap((category): AdminCategory[] => {
    const { id, picture = null } = category;
    const slugs = slugsOf(category);
    // One that came with another release.
    if (!slugs) return [];
    const intros = byLanguage((language) => written.get(id)?.[language] ?? "");
    return [{ id, names: namesOf(id, site), slugs, picture, intros, posts: counts.get(id) ?? 0 }];
  });
  return { categories, version: versionOf(categories.map(contentOf)) };
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
    const categories = written.map((category) => withIntros(category, before.categories));
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

function requireWhole(ids: ReadonlySet<string>, categories: readonly WrittenCategory[]): void {
  if (ids.size < categories.length) throw new DomainError("invalid_field", "two categories have one id");
  const missing = releasedCategories.find(({ id }) => !ids.has(id));
  if (missing) throw invalidFields({ categories: `must have ${missing.id}, which comes with the site` });
  const made = [...ids].find((id) => !isOwnCategory(id) && !findCategory(id));
  if (made !== undefined) throw invalidFields({ categories: `${made} is no id of a category` });
}

/** One address, in whatever language, leads to one category, and one name in a language means one: an export has the names. */
function requireApart(categories: readonly WrittenCategory[]): void {
  const owners = new Map<string, string>();
  const faults: [string, string][] = [];
  for (const [index, category] of categories.entries()) {
    const { id, names, slugs } = category;
    const others = categories.filter((other) => other !== category);
    for (const language of languages) {
      if (isNameTaken(names[language], language, others))
        faults.push([`categories.${index}.names.${language}`, "is there already"]);
      const owner = owners.get(slugs[language]);
      if (owner === undefined) owners.set(slugs[language], id);
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
  const moved = new Map<string, string>();
  for (const { id } of before) {
    const target = gone.has(id) ? moves[id] : id;
    if (target === undefined) continue;
    for (const language of languages) {
      const [from, to] = [categoryPath(id, language, before), categoryPath(target, language, after)];
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
    await recordEvent(tx, { kind, by, subject: category.names[defaultLanguage] });
  }
  for (const { id, names, posts } of removed) {
    const target = categories.find((one) => one.id === moves[id])?.names[defaultLanguage] ?? "";
    const moved = posts > 0 && { subject: `${names[defaultLanguage]} → ${target}`, count: posts };
    await recordEvent(tx, { kind: "category_removed", by, subject: names[defaultLanguage], ...moved });
  }
  const orderOf = (all: readonly { id: string }[]) => all.map(({ id }) => id).filter((id) => known.has(id));
  const stayed = orderOf(before).filter((id) => !removed.some((one) => one.id === id));
  if (orderOf(categories).join() !== stayed.join())
    await recordEvent(tx, { kind: "categories_ordered", by, subject: "" });
}
