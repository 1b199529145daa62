import { randomBytes } from "node:crypto";
import type { z } from "zod";
import type { GuideDocument } from "#api/guide/guide-document.ts";
import type { newOwnPageSchema, ownPageChangeSchema } from "#api/guide/own-pages.ts";
import { factSegments, isAdminPath, unprefixedAddresses } from "#i18n/addresses.ts";
import { makeSlug } from "#i18n/blog/make-slug.ts";
import { byLanguage, isLanguage, languages, type Language } from "#i18n/languages.ts";
import { ownPageName, ownPagePath, type OwnPage } from "#i18n/own-pages.ts";
import { nameOf, recordEvent, type Actor } from "#server/domain/audit/record-event.ts";
import { DomainError, invalidFields } from "#server/domain/errors.ts";
import type { Database, Queries } from "#server/storage/database.ts";
import { insertGuideRevision, lockGuideDocuments } from "#server/storage/guide/guide-documents.ts";
import { upsertDocumentDraft } from "#server/storage/guide/guide-drafts.ts";
import {
  findOwnPage,
  insertOwnPage,
  listOwnPages,
  listTitlesLinkingTo,
  removeOwnPage,
  updateOwnPage,
  type StoredOwnPage,
} from "#server/storage/guide/own-pages.ts";
import { removeUnusedPictures } from "#server/storage/media/media.ts";
import { lockPostWrites } from "#server/storage/posts/posts.ts";
import {
  findRedirectFrom,
  insertRedirects,
  lockRedirects,
  moveTargets,
  removeRedirect,
} from "#server/storage/visits/redirects.ts";

type Addresses = Record<Language, string>;

interface Change {
  by: Actor;
  now: Date;
}

/** The words with which an own page begins. */
export function blankDocument(title: string): GuideDocument {
  const attrs = { title, description: [], keywords: [], pictureAlt: "" };
  return { type: "doc", attrs, content: [{ type: "paragraph", content: [] }] };
}

/** Whether there is such a page, for readers or as a draft. */
export async function hasOwnPage(db: Queries, id: OwnPage): Promise<boolean> {
  return (await findOwnPage(db, id)) !== null;
}

/** Each language that has a title begins as a draft. @throws DomainError `invalid_field` for an address that is taken */
export async function addOwnPage(
  db: Database,
  { titles, addresses: typed, place }: z.output<typeof newOwnPageSchema>,
  { by, now }: Change,
): Promise<OwnPage> {
  const id: OwnPage = `own-${randomBytes(6).toString("hex")}`;
  const addresses = byLanguage((language) => typed[language] || makeSlug(titles[language]));
  await db.transaction(async (tx) => {
    await lockGuideDocuments(tx);
    requireFree(
      addresses,
      languages.filter((language) => titles[language] !== ""),
      await listOwnPages(tx),
    );
    await freeFromRedirects(tx, addresses);
    await insertOwnPage(tx, { id, addresses, place, createdAt: now });
    for (const language of languages.filter((one) => titles[one] !== "")) {
      const first = { page: id, language, document: blankDocument(titles[language]), savedAt: now };
      const version = await insertGuideRevision(tx, { ...first, savedBy: nameOf(by) });
      await upsertDocumentDraft(tx, { page: id, language, version, publishAt: null });
    }
    await recordEvent(tx, { kind: "own_page_added", by, subject: ownPageName(addresses) });
  });
  return id;
}

/**
 * Former addresses lead to the new ones.
 *
 * @throws DomainError `not_found`, `invalid_field` for an address that is taken
 */
export async function changeOwnPage(
  db: Database,
  id: OwnPage,
  { addresses, place }: z.output<typeof ownPageChangeSchema>,
  { by, now }: Change,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockGuideDocuments(tx);
    const all = await listOwnPages(tx);
    const before = requirePage(all, id);
    requireFree(
      addresses,
      languages.filter((language) => before.addresses[language] !== ""),
      all.filter((page) => page !== before),
    );
    await freeFromRedirects(tx, addresses);
    for (const language of languages.filter((one) => before.addresses[one] !== "")) {
      const from = ownPagePath(before.addresses[language], language);
      const to = ownPagePath(addresses[language], language);
      if (from === to) continue;
      await insertRedirects(tx, [{ from, to }], now);
      await moveTargets(tx, from, to);
    }
    await updateOwnPage(tx, id, { addresses, place });
    await recordEvent(tx, { kind: "own_page_changed", by, subject: ownPageName(addresses) });
  });
}

/** With all its versions, for good. @throws DomainError `not_found` */
export async function deleteOwnPage(db: Database, id: OwnPage, { by }: Pick<Change, "by">): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPostWrites(tx);
    await lockGuideDocuments(tx);
    const { addresses } = requirePage(await listOwnPages(tx), id);
    await removeUnusedPictures(tx, await removeOwnPage(tx, id));
    await recordEvent(tx, { kind: "own_page_removed", by, subject: ownPageName(addresses) });
  });
}

/** The titles of posts and pages with a link to it. @throws DomainError `not_found` */
export async function readOwnPageUses(db: Queries, id: OwnPage): Promise<string[]> {
  const { addresses, formerPaths } = requirePage(await listOwnPages(db), id);
  const paths = namedLanguages(addresses).map((language) => ownPagePath(addresses[language], language));
  return listTitlesLinkingTo(db, id, [...paths, ...formerPaths]);
}

function requirePage(all: readonly StoredOwnPage[], id: OwnPage): StoredOwnPage {
  const page = all.find((one) => one.id === id);
  if (!page) throw new DomainError("not_found", "there is no such page");
  return page;
}

const pathSegments = [...unprefixedAddresses(), ...Object.values(factSegments), "post", "preview"];

/** @param needed the languages that cannot be without an address */
function requireFree(
  addresses: Addresses,
  needed: readonly Language[],
  others: readonly StoredOwnPage[],
): void {
  const isFree = freeAmong(others);
  const wrong = languages.filter((language) =>
    addresses[language] === "" ? needed.includes(language) : !isFree(addresses[language]),
  );
  if (wrong.length === 0) return;
  throw invalidFields(Object.fromEntries(wrong.map((language) => [`addresses.${language}`, "is taken"])));
}

function freeAmong(others: readonly StoredOwnPage[]): (address: string) => boolean {
  const taken = new Set([...pathSegments, ...others.flatMap((other) => Object.values(other.addresses))]);
  return (address) =>
    address !== "" && !taken.has(address) && !isLanguage(address) && !isAdminPath(`/${address}`);
}

function namedLanguages(addresses: Addresses): Language[] {
  return languages.filter((language) => addresses[language] !== "");
}

/**
 * Gives a language in which the page gets its first words an address, made from their title, or the one in another language where none can be made.
 * Behind the lock.
 */
export async function addAddress(
  tx: Queries,
  page: StoredOwnPage,
  language: Language,
  title: string,
): Promise<void> {
  if (page.addresses[language] !== "") return;
  const isFree = freeAmong((await listOwnPages(tx)).filter(({ id }) => id !== page.id));
  const [first = "page"] = [makeSlug(title), ...Object.values(page.addresses)].filter(Boolean);
  let address = first;
  for (let n = 2; !isFree(address); n += 1) address = `${first}-${n}`;
  const addresses = { ...page.addresses, [language]: address };
  await freeFromRedirects(tx, addresses);
  await updateOwnPage(tx, page.id, { addresses, place: page.place });
}

/** Otherwise two addresses could lead to each other for good, once their page is hidden. */
async function freeFromRedirects(tx: Queries, addresses: Addresses): Promise<void> {
  await lockRedirects(tx);
  for (const language of namedLanguages(addresses)) {
    const redirect = await findRedirectFrom(tx, ownPagePath(addresses[language], language));
    if (redirect) await removeRedirect(tx, redirect.id);
  }
}
