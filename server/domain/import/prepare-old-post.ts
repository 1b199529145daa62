import type { ImportNote } from "#api/import/import-report.ts";
import { printHtml } from "#api/post-html/print-html.ts";
import { readHtml } from "#api/post-html/read-html.ts";
import type { Translation } from "#api/posts/posts.ts";
import { defaultLanguage, languages, type Language } from "#i18n/languages.ts";
import { DomainError } from "#server/domain/errors.ts";
import { preparePicture, type PreparedPicture } from "#server/domain/media/prepare-picture.ts";
import type { PutPicture } from "#server/domain/media/put-originals.ts";
import { cleanHtml } from "#server/domain/posts/cleaning/clean-html.ts";
import { extractEmbeddedPictures } from "#server/domain/posts/embedded-pictures.ts";
import type { StoredTranslation } from "#server/storage/posts/stored-text.ts";
import type { OldDraft, OldPost } from "./old-post.ts";
import { embedOwnPictures, refusalKind, shorten, unfetched, type FetchOrNote } from "./old-pictures.ts";

export type FetchPicture = (address: string) => Promise<Uint8Array>;

export interface PreparedOldPost extends Omit<OldPost, "cover" | "base" | "translations" | "drafts"> {
  base: StoredTranslation;
  translations: Partial<Record<Language, StoredTranslation>>;
  drafts: Partial<Record<Language, Omit<OldDraft, "text"> & { text: StoredTranslation }>>;
  cover: PreparedPicture | undefined;
  pictures: PutPicture[];
}

/** Cleans an old post's texts and fetches its pictures; each one that fails is named in the notes. */
export async function prepareOldPost(old: OldPost, fetchPicture: FetchPicture): Promise<PreparedOldPost> {
  const notes: ImportNote[] = [...old.notes];
  const pictures: PreparedPicture[] = [];

  const fetchOrNote: FetchOrNote = async (address) => {
    try {
      return await fetchPicture(address);
    } catch (error) {
      notes.push(unfetched(address, error));
      return null;
    }
  };

  async function prepareText(
    { content, ...text }: Translation,
    language: Language,
  ): Promise<StoredTranslation> {
    const { html: local, addresses } = await embedOwnPictures(content, fetchOrNote, notes);
    const cleaned = cleanHtml(local);
    const stored = await extractEmbeddedPictures(readHtml(cleaned), preparePicture, ({ code }, picture) =>
      notes.push({
        kind: refusalKind(code),
        what: shorten(addresses.get(picture.src) ?? `#${picture.number} (${language})`),
      }),
    );
    pictures.push(...stored.pictures);
    const html = printHtml(stored.blocks);
    // Once more: where a picture was left out, an empty block may remain.
    return { ...text, blocks: html === cleaned ? stored.blocks : readHtml(cleanHtml(html)) };
  }

  const cover = await prepareCover(old.cover, fetchOrNote, notes);
  if (cover) pictures.push(cover);
  const translations: PreparedOldPost["translations"] = {};
  for (const language of languages) {
    const text = old.translations[language];
    if (text) translations[language] = await prepareText(text, language);
  }
  const drafts: PreparedOldPost["drafts"] = {};
  for (const language of languages) {
    const draft = old.drafts[language];
    if (draft) drafts[language] = { ...draft, text: await prepareText(draft.text, language) };
  }
  return {
    ...old,
    base: await prepareText(old.base, defaultLanguage),
    translations,
    drafts,
    cover,
    pictures,
    notes,
  };
}

async function prepareCover(
  address: string,
  fetchOrNote: FetchOrNote,
  notes: ImportNote[],
): Promise<PreparedPicture | undefined> {
  if (address === "") return undefined;
  const bytes = await fetchOrNote(address);
  if (!bytes) return undefined;
  try {
    return await preparePicture(bytes, { frames: "one" });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    notes.push({ kind: refusalKind(error.code), what: shorten(address) });
    return undefined;
  }
}
