import type { PresenceAnswer } from "#api/admin/writing-together.ts";
import type { Language } from "#i18n/languages.ts";
import { DomainError } from "#server/domain/errors.ts";
import type { Queries } from "#server/storage/database.ts";
import { findUpdatedAt } from "#server/storage/posts/posts.ts";
import {
  findPresence,
  removePresence,
  removePresenceUntil,
  upsertPresence,
  type PresenceRow,
} from "#server/storage/posts/presence.ts";

/** Milliseconds after which a form that was not heard of counts as closed. */
const staleAfter = 60_000;

interface OpenForm {
  postId: string;
  /** An id that the form made when it was opened. */
  form: string;
  username: string;
}

/** Notes that somebody has a post open, and says who else has. @throws DomainError `not_found` */
export async function tellPresence(
  db: Queries,
  { postId, form, username, language }: OpenForm & { language: Language },
  now: Date,
): Promise<PresenceAnswer> {
  const updatedAt = await findUpdatedAt(db, postId);
  if (!updatedAt) throw new DomainError("not_found", "there is no such post");
  await upsertPresence(db, { postId, form, username, language, since: now, seenAt: now });
  const open = await findPresence(db, postId, new Date(now.getTime() - staleAfter));
  const others = Map.groupBy(
    open.filter((row) => row.username !== username),
    (row) => row.username,
  );
  return { others: [...others.values()].map(asOne), updatedAt: updatedAt.toISOString() };
}

/** Somebody may have a post open in several windows. @param rows the longest present first; at least one */
function asOne(rows: PresenceRow[]): PresenceAnswer["others"][number] {
  const [first] = rows as [PresenceRow, ...PresenceRow[]];
  const latest = rows.reduce((one, other) => (other.seenAt > one.seenAt ? other : one), first);
  return { username: first.username, language: latest.language, since: first.since.toISOString() };
}

export async function endPresence(db: Queries, form: OpenForm): Promise<void> {
  await removePresence(db, form);
}

/** Removes the presence of forms whose closing was not reported. */
export async function removeFormerPresence(db: Queries, now: Date): Promise<void> {
  await removePresenceUntil(db, new Date(now.getTime() - staleAfter));
}
