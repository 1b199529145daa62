import type { PresenceAnswer } from "#api/admin/writing-together.ts";
import type { Language } from "#i18n/languages.ts";
import { isOwnPage } from "#i18n/own-pages.ts";
import { DomainError } from "#server/domain/errors.ts";
import type { Queries } from "#server/storage/database.ts";
import { findOwnDocument } from "#server/storage/guide/guide-documents.ts";
import { findDocumentDraft } from "#server/storage/guide/guide-drafts.ts";
import { findUpdatedAt } from "#server/storage/posts/posts.ts";
import type { PostOrPage } from "#server/storage/queries/post-or-page.ts";
import {
  findPresence,
  removePresence,
  removePresenceUntil,
  upsertPresence,
  type PresenceRow,
} from "#server/storage/writing/presence.ts";

/** Milliseconds after which a form that was not heard of counts as closed. */
const staleAfter = 60_000;

interface OpenForm {
  /** An id that the form made when it was opened. */
  form: string;
  username: string;
}

/** Notes that somebody has a post or a page open, and says who else has. @throws DomainError `not_found` */
export async function tellPresence(
  db: Queries,
  of: PostOrPage,
  { language, ...form }: OpenForm & { language: Language },
  now: Date,
): Promise<PresenceAnswer> {
  const savedAt = await findSavedAt(db, of, language);
  await upsertPresence(db, { ...of, ...form, language, since: now, seenAt: now });
  const open = await findPresence(db, of, new Date(now.getTime() - staleAfter));
  const others = Map.groupBy(
    open.filter((row) => row.username !== form.username),
    (row) => row.username,
  );
  return { others: [...others.values()].map(asOne), updatedAt: savedAt?.toISOString() ?? null };
}

/** Null for a page that says what the release brought. A page is saved in each language for itself. */
async function findSavedAt(
  db: Queries,
  { postId, page }: PostOrPage,
  language: Language,
): Promise<Date | null> {
  if (page === null) {
    const updatedAt = await findUpdatedAt(db, postId);
    if (!updatedAt) throw new DomainError("not_found", "there is no such post");
    return updatedAt;
  }
  const place = { page, language };
  const saved = (await findDocumentDraft(db, place)) ?? (await findOwnDocument(db, place));
  if (!saved && isOwnPage(page)) throw new DomainError("not_found", "there is no such page");
  return saved?.savedAt ?? null;
}

/** Somebody may have a text open in several windows. @param rows the longest present first; at least one */
function asOne(rows: PresenceRow[]): PresenceAnswer["others"][number] {
  const [first] = rows as [PresenceRow, ...PresenceRow[]];
  const latest = rows.reduce((one, other) => (other.seenAt > one.seenAt ? other : one), first);
  return { username: first.username, language: latest.language, since: first.since.toISOString() };
}

export async function endPresence(db: Queries, of: PostOrPage, form: OpenForm): Promise<void> {
  await removePresence(db, of, form);
}

/** Removes the presence of forms whose closing was not reported. */
export async function removeFormerPresence(db: Queries, now: Date): Promise<void> {
  await removePresenceUntil(db, new Date(now.getTime() - staleAfter));
}
