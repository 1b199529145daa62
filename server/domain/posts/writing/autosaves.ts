import type { Autosave, AutosaveRequest } from "#api/desk/writing-together.ts";
import { languages } from "#i18n/languages.ts";
import { usernameOf, type Actor } from "#server/domain/audit/record-event.ts";
import { DomainError } from "#server/domain/errors.ts";
import { storePictures } from "#server/domain/media/store-pictures.ts";
import { cleanStored } from "#server/domain/posts/cleaning/clean-text.ts";
import { pictureHashesIn } from "#server/domain/posts/embedded-pictures.ts";
import { usePictures } from "#server/domain/posts/use-pictures.ts";
import { prepareTexts } from "#server/domain/posts/write-post.ts";
import { requireWriting } from "#server/domain/posts/writing-rights.ts";
import type { Queries } from "#server/storage/database.ts";
import { hasNewPictures } from "#server/storage/media.ts";
import { findAutosaves, removeAutosaves, upsertAutosaves } from "#server/storage/posts/autosaves.ts";
import { findPost, lockPostWrites } from "#server/storage/posts/posts.ts";
import { textOf } from "#server/storage/posts/revisions.ts";

/** What people have written in a post and not saved yet, the newest last. @throws DomainError `not_found` */
export async function listAutosaves(db: Queries, postId: string): Promise<Autosave[]> {
  const rows = await findAutosaves(db, postId);
  if (rows.length === 0 && !(await findPost(db, postId))) throw noSuchPost();
  const contents = await Promise.all(rows.map(({ content }) => cleanStored(content)));
  return rows.map(({ language, savedBy, savedAt, basedOn, ...text }, index) => ({
    ...textOf({ ...text, content: contents[index] ?? "" }),
    language,
    savedBy,
    savedAt: savedAt.toISOString(),
    basedOn: basedOn.toISOString(),
  }));
}

interface Autosaving {
  now: Date;
  by: Actor;
}

/**
 * Keeps what a person has written and not saved yet. It changes nothing else: neither what visitors read nor the version
 * by which conflicts are noticed.
 * @throws DomainError `not_found`; `not_allowed` for a language in which the person could not save either; or naming a picture or
 * text that cannot be kept
 */
export async function keepAutosaves(
  db: Queries,
  postId: string,
  { texts, basedOn }: AutosaveRequest,
  { now, by }: Autosaving,
): Promise<Date> {
  const savedBy = usernameOf(by);
  if (savedBy === null) throw new Error("only who has an account leaves something unsaved");
  const written = languages.flatMap((language) => {
    const text = texts[language];
    return text ? [[language, text] as const] : [];
  });
  await requireWriting(
    db,
    by,
    postId,
    written.map(([language]) => language),
  );
  const prepared = await prepareTexts({ translations: Object.fromEntries(written) }, undefined, "texts");
  const rows = written.map(([language]) => {
    const sent = prepared.texts[language];
    const { title = "", summary = "", content = "", coverAlt = "", coverRole = "" } = sent ?? {};
    const text = { title, summary, content, coverAlt, coverRole };
    return { ...text, postId, language, savedBy, savedAt: now, basedOn: new Date(basedOn) };
  });
  await db.transaction(async (tx) => {
    await lockPostWrites(tx);
    const post = await findPost(tx, postId);
    if (!post) throw noSuchPost();
    const ended = languages.filter((language) => texts[language] === null);
    await removeAutosaves(tx, { postId, savedBy, languages: ended });
    await storePictures(tx, prepared.pictures, by);
    await upsertAutosaves(tx, rows);
    // Slow for a post with many revisions, so only where a picture is new to it; one that is left out goes at the next save.
    const hashes = rows.flatMap(({ content }) => pictureHashesIn(content));
    if (await hasNewPictures(tx, postId, hashes)) await usePictures(tx, [post], []);
  });
  return now;
}

function noSuchPost(): DomainError {
  return new DomainError("not_found", "there is no such post");
}
