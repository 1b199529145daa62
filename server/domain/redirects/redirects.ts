import type { NewRedirect, Redirect } from "#api/admin/redirects.ts";
import { may } from "#server/domain/accounts/permissions.ts";
import { recordEvent, type Actor } from "#server/domain/audit/record-event.ts";
import { DomainError, invalidFields } from "#server/domain/errors.ts";
import { bumpContentVersion } from "#server/storage/queries/content-version.ts";
import type { Queries } from "#server/storage/database.ts";
import {
  findRedirectFrom,
  insertRedirect,
  listRedirects as listStoredRedirects,
  lockRedirects,
  moveTargets,
  removeRedirect as removeStoredRedirect,
  updateRedirect,
} from "#server/storage/visits/redirects.ts";
import { removeMissingPage } from "#server/storage/visits/visit-counts.ts";
import {
  isReservedPath,
  pathPart,
  readForeignAddress,
  readOwnAddress,
  withSearch,
} from "./redirect-paths.ts";

/** By the path from which they lead. */
export async function listRedirects(db: Queries): Promise<Redirect[]> {
  return listStoredRedirects(db);
}

/** The address to which a path without a page redirects, with the requested query; null when there is none. */
export async function redirectFor(db: Queries, path: string, search: string): Promise<string | null> {
  // One of a release that took it is passed over.
  if (isReservedPath(path)) return null;
  const found = await findRedirectFrom(db, path);
  return found && withSearch(found.to, search);
}

interface Saving {
  /** The id of the one that is changed; a new one has none yet. */
  id?: string;
  siteUrl: string;
  /** Whether the site has a page, or a file, of a path. */
  isThere: (path: string) => Promise<boolean>;
  now: Date;
  by: Actor;
}

/**
 * Stores a redirect. One that would lead to another one leads to its target, and those that lead to its start go on to its
 * target too, so that nobody is sent on twice.
 * @throws DomainError with the field: no path of this site, a page that is there, a target that is not or is another site's, a
 * circle
 */
export async function saveRedirect(db: Queries, typed: NewRedirect, saving: Saving): Promise<Redirect> {
  const { id, now, by } = saving;
  const from = readStart(typed.from, saving.siteUrl);
  const own = readOwnAddress(typed.to, saving.siteUrl);
  const target = own ?? readForeignAddress(typed.to);
  if (target === null) throw invalidFields({ to: "is no path of this site and no address with https" });
  if (own === null) requireLeadingAway(by);
  if (await saving.isThere(from)) throw invalidFields({ from: "has a page" }, "redirect_over_page");
  const isKnown = own === null || (await findRedirectFrom(db, pathPart(own))) !== null;
  if (!isKnown && pathPart(target) !== from && !(await saving.isThere(pathPart(target))))
    throw invalidFields({ to: "has no page" }, "redirect_to_nowhere");
  return db.transaction(async (tx) => {
    await lockRedirects(tx);
    const other = await findRedirectFrom(tx, from);
    if (other && other.id !== id) throw invalidFields({ from: "leads somewhere already" }, "redirect_known");
    const next = own === null ? null : await findRedirectFrom(tx, pathPart(own));
    const to = next && next.id !== id ? next.to : target;
    if (pathPart(to) === from) throw invalidFields({ to: "leads back to the start" }, "redirect_loop");
    const stored =
      id === undefined
        ? await insertRedirect(tx, { from, to, now })
        : await updateRedirect(tx, id, { from, to });
    if (!stored) throw new DomainError("not_found", "there is no such redirect");
    await moveTargets(tx, from, to);
    await removeMissingPage(tx, from);
    await recordEvent(tx, {
      kind: id === undefined ? "redirect_added" : "redirect_changed",
      by,
      subject: `${from} → ${to}`,
    });
    // Whoever keeps copies of answers asks again.
    await bumpContentVersion(tx);
    return stored;
  });
}

/** @throws DomainError `not_found` */
export async function removeRedirect(db: Queries, id: string, by: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const removed = await removeStoredRedirect(tx, id);
    if (!removed) throw new DomainError("not_found", "there is no such redirect");
    await recordEvent(tx, { kind: "redirect_removed", by, subject: `${removed.from} → ${removed.to}` });
    await bumpContentVersion(tx);
  });
}

/** @throws DomainError for what could never be asked for, or is not the public's */
function readStart(typed: string, siteUrl: string): string {
  const from = readOwnAddress(typed, siteUrl);
  if (from === null) throw invalidFields({ from: "is no path of this site" });
  if (pathPart(from) !== from) throw invalidFields({ from: "must have no ? and no #" });
  if (isReservedPath(from)) throw invalidFields({ from: "belongs to the site itself" }, "redirect_over_page");
  return from;
}

/** @throws DomainError `not_allowed` with the field */
function requireLeadingAway(by: Actor): void {
  if (by.source !== "account" || may(by.rights, "redirects.lead-away")) return;
  const to = "only an administrator may lead to another site";
  throw new DomainError("not_allowed", `to: ${to}`, { fieldErrors: { to } });
}
