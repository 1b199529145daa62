import { randomBytes } from "node:crypto";
import type { z } from "zod";
import type { GuideDocument } from "#api/guide/guide-document.ts";
import type { newOwnPageSchema, ownPageChangeSchema } from "#api/guide/own-pages.ts";
import { factSegments, isAdminPath, unprefixedAddresses } from "#i18n/addresses.ts";
import { makeSlug } from "#i18n/blog/make-slug.ts";
import { byLanguage, defaultLanguage, isLanguage, languages, type Language } from "#i18n/languages.ts";
import { ownPagePath, type OwnPage } from "#i18n/own-pages.ts";
import { nameOf, recordEvent, type Actor } from "#server/domain/audit/record-event.ts";
import { DomainError, invalidFields } from "#server/domain/errors.ts";
import type { Database, Queries } from "#server/storage/database.ts";
import { insertGuideRevision, lockGuideDocuments } from "#server/storage/guide/guide-documents.ts";
import { upsertDocumentDraft } from "#server/storage/guide/guide-drafts.ts";
import {
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

/** Each language begins as a draft. @throws DomainError `invalid_field` for an address that is taken */
export async function addOwnPage(
  db: Database,
  { titles, addresses: typed, place }: z.output<typeof newOwnPageSchema>,
  { by, now }: Change,
): Promise<OwnPage> {
  const id: OwnPage = `own-${randomBytes(6).toString("hex")}`;
  const addresses = byLanguage((language) => typed[language] || makeSlug(titles[language]));
  await db.transaction(async (tx) => {
    await lockGuideDocuments(tx);
    requireFree(addresses, await listOwnPages(tx));
    await freeFromRedirects(tx, addresses);
    await insertOwnPage(tx, { id, addresses, place, createdAt: now });
    for (const language of languages) {
      const first = { page: id, language, document: blankDocument(titles[language]), savedAt: now };
      const version = await insertGuideRevision(tx, { ...first, savedBy: nameOf(by) });
      await upsertDocumentDraft(tx, { page: id, language, version, publishAt: null });
    }
    await recordEvent(tx, { kind: "own_page_added", by, subject: subjectOf(addresses) });
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
      all.filter((page) => page !== before),
    );
    await freeFromRedirects(tx, addresses);
    for (const language of languages) {
      const from = ownPagePath(before.addresses[language], language);
      const to = ownPagePath(addresses[language], language);
      if (from === to) continue;
      await insertRedirects(tx, [{ from, to }], now);
      await moveTargets(tx, from, to);
    }
    await updateOwnPage(tx, id, { addresses, place });
    await recordEvent(tx, { kind: "own_page_changed", by, subject: subjectOf(addresses) });
  });
}

/** With all its versions, for good. @throws DomainError `not_found` */
export async function deleteOwnPage(db: Database, id: OwnPage, { by }: Pick<Change, "by">): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPostWrites(tx);
    await lockGuideDocuments(tx);
    const { addresses } = requirePage(await listOwnPages(tx), id);
    await removeUnusedPictures(tx, await removeOwnPage(tx, id));
    await recordEvent(tx, { kind: "own_page_removed", by, subject: subjectOf(addresses) });
  });
}

/** The titles of posts and pages with a link to it. @throws DomainError `not_found` */
export async function readOwnPageUses(db: Queries, id: OwnPage): Promise<string[]> {
  const { addresses, formerPaths } = requirePage(await listOwnPages(db), id);
  const paths = languages.map((language) => ownPagePath(addresses[language], language));
  return listTitlesLinkingTo(db, id, [...paths, ...formerPaths]);
}

function requirePage(all: readonly StoredOwnPage[], id: OwnPage): StoredOwnPage {
  const page = all.find((one) => one.id === id);
  if (!page) throw new DomainError("not_found", "there is no such page");
  return page;
}

const pathSegments = [...unprefixedAddresses(), ...Object.values(factSegments), "post", "preview"];

function requireFree(addresses: Addresses, others: readonly StoredOwnPage[]): void {
  const taken = new Set([...pathSegments, ...others.flatMap((other) => Object.values(other.addresses))]);
  const isFree = (address: string) =>
    address !== "" && !taken.has(address) && !isLanguage(address) && !isAdminPath(`/${address}`);
  const wrong = languages.filter((language) => !isFree(addresses[language]));
  if (wrong.length === 0) return;
  throw invalidFields(Object.fromEntries(wrong.map((language) => [`addresses.${language}`, "is taken"])));
}

/** Otherwise two addresses could lead to each other for good, once their page is hidden. */
async function freeFromRedirects(tx: Queries, addresses: Addresses): Promise<void> {
  await lockRedirects(tx);
  for (const language of languages) {
    const redirect = await findRedirectFrom(tx, ownPagePath(addresses[language], language));
    if (redirect) await removeRedirect(tx, redirect.id);
  }
}

function subjectOf(addresses: Addresses): string {
  return ownPagePath(addresses[defaultLanguage], defaultLanguage);
}
