import type { Block } from "#api/documents/block-tree.ts";
import type { Autosave, AutosaveRequest } from "#api/admin/writing-together.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { usernameOf, type Actor } from "#server/domain/audit/record-event.ts";
import { putOriginals } from "#server/domain/media/put-originals.ts";
import { storePictures } from "#server/domain/media/store-pictures.ts";
import { cleanStored } from "#server/domain/posts/cleaning/clean-text.ts";
import { usePictures } from "#server/domain/posts/use-pictures.ts";
import { prepareTexts, requirePost } from "#server/domain/posts/write-post.ts";
import { requireWriting } from "#server/domain/posts/writing-rights.ts";
import type { Queries } from "#server/storage/database.ts";
import { hasNewPictures } from "#server/storage/media/media.ts";
import { findAutosaves, removeAutosaves, upsertAutosaves } from "#server/storage/writing/post-autosaves.ts";
import { lockPostWrites } from "#server/storage/posts/posts.ts";
import { pictureHashesIn, type Stored } from "#server/storage/posts/stored-text.ts";
import {
  findRevision,
  findRevisions,
  mergedText,
  noText,
  textOf,
  type RevisionText,
} from "#server/storage/posts/revisions.ts";

type StoredAutosave = Omit<Stored<Autosave>, "base"> & { base: RevisionText | null };

/** The texts of a post that people have not saved yet, the newest last. @throws DomainError `not_found` */
export async function listAutosaves(db: Queries, postId: string): Promise<StoredAutosave[]> {
  const rows = await findAutosaves(db, postId);
  if (rows.length === 0) await requirePost(db, postId);
  const revisions = rows.length === 0 ? [] : await findRevisions(db, postId);
  return Promise.all(
    rows.map(async ({ language, savedBy, savedAt, basedOn, note, ...text }) => ({
      ...(await cleaned(textOf(text))),
      note,
      language,
      savedBy,
      savedAt: savedAt.toISOString(),
      basedOn: basedOn.toISOString(),
      base: await textAt(db, postId, { language, revisions, moment: basedOn }),
    })),
  );
}

async function cleaned<Text extends { blocks: Block[] }>(text: Text): Promise<Text> {
  return { ...text, blocks: await cleanStored(text.blocks) };
}

/** A language's text as it was at a moment, by the revisions of its post, the newest first; null if it is so still. */
async function textAt(
  db: Queries,
  postId: string,
  {
    language,
    revisions,
    moment,
  }: { language: Language; revisions: Awaited<ReturnType<typeof findRevisions>>; moment: Date },
): Promise<RevisionText | null> {
  const own = revisions.filter((revision) => revision.language === language);
  const [newest] = own;
  if (!newest || newest.savedAt <= moment) return null;
  // A text published before editors had revisions became the first of them at its first change.
  const first = own.findLast(({ savedBy }) => savedBy === null);
  const began = own.find(({ savedAt }) => savedAt <= moment) ?? first;
  const found = began && (await findRevision(db, { postId, revision: began.revision }));
  return found ? cleaned(textOf(found)) : noText;
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
    const text = { ...mergedText(sent ?? noText, noText), note: sent?.note ?? "" };
    return { ...text, postId, language, savedBy, savedAt: now, basedOn: new Date(basedOn) };
  });
  const pictures = await putOriginals(db, prepared.pictures);
  await db.transaction(async (tx) => {
    await lockPostWrites(tx);
    const post = await requirePost(tx, postId);
    const ended = languages.filter((language) => texts[language] === null);
    await removeAutosaves(tx, { postId, savedBy, languages: ended });
    await storePictures(tx, pictures, by);
    await upsertAutosaves(tx, rows);
    // Slow for a post with many revisions, so only where a picture is new to it; one that is left out goes at the next save.
    const hashes = pictureHashesIn(rows.flatMap(({ blocks }) => blocks));
    if (await hasNewPictures(tx, postId, hashes)) await usePictures(tx, [post], []);
  });
  return now;
}
