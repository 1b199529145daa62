import sanitizeHtml from "sanitize-html";
import { pictureAddress } from "#api/post-html/picture-address.ts";
import { printHtml } from "#api/post-html/print-html.ts";
import { readHtml } from "#api/post-html/read-html.ts";
import type { Translation } from "#api/posts/posts.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { preparePicture, type PreparedPicture } from "#server/domain/media/prepare-picture.ts";
import type { PutPicture } from "#server/domain/media/put-originals.ts";
import { cleanHtml } from "#server/domain/posts/cleaning/clean-html.ts";
import { extractEmbeddedPictures } from "#server/domain/posts/embedded-pictures.ts";
import type { StoredTranslation } from "#server/storage/posts/stored-text.ts";
import type { OldDraft, OldPost } from "./old-post.ts";

export type FetchPicture = (address: string) => Promise<Uint8Array>;

type FetchOrNote = (address: string) => Promise<Uint8Array | null>;

export interface PreparedOldPost extends Omit<OldPost, "cover" | "base" | "translations" | "drafts"> {
  base: StoredTranslation;
  translations: Partial<Record<Language, StoredTranslation>>;
  drafts: Partial<Record<Language, Omit<OldDraft, "text"> & { text: StoredTranslation }>>;
  cover: PreparedPicture | undefined;
  pictures: PutPicture[];
}

/** Cleans an old post's texts and fetches its pictures; each one that fails is named in the notes. */
export async function prepareOldPost(old: OldPost, fetchPicture: FetchPicture): Promise<PreparedOldPost> {
  const notes = [...old.notes];
  const pictures: PreparedPicture[] = [];

  async function fetchOrNote(address: string): Promise<Uint8Array | null> {
    try {
      return await fetchPicture(address);
    } catch (error) {
      notes.push(`picture ${shorten(address)}: ${(error as Error).message}`);
      return null;
    }
  }

  async function prepareText({ content, ...text }: Translation, field: string): Promise<StoredTranslation> {
    const note = (reason: string) => notes.push(`${field}: ${reason}`);
    const local = await embedOwnPictures(content, fetchOrNote, note);
    const cleaned = cleanHtml(local);
    const stored = await extractEmbeddedPictures(readHtml(cleaned), preparePicture, ({ message }) =>
      note(message),
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
    if (text) translations[language] = await prepareText(text, `translations.${language}`);
  }
  const drafts: PreparedOldPost["drafts"] = {};
  for (const language of languages) {
    const draft = old.drafts[language];
    if (draft)
      drafts[language] = { ...draft, text: await prepareText(draft.text, `translations.${language}`) };
  }
  return {
    ...old,
    base: await prepareText(old.base, "content"),
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
  notes: string[],
): Promise<PreparedPicture | undefined> {
  if (address === "") return undefined;
  const bytes = await fetchOrNote(address);
  if (!bytes) return undefined;
  try {
    return await preparePicture(bytes, { frames: "one" });
  } catch (error) {
    notes.push(`cover ${shorten(address)}: ${(error as Error).message}`);
    return undefined;
  }
}

/** Turns the old server's pictures into data URLs, which are then stored like those of a new post. */
async function embedOwnPictures(
  html: string,
  fetchOrNote: FetchOrNote,
  note: (reason: string) => void,
): Promise<string> {
  if (!/<img/i.test(html)) return html;
  const addresses = new Set<string>();
  mapPictureAddresses(html, (address) => {
    addresses.add(address);
    return address;
  });
  const found = new Map<string, string>();
  for (const address of addresses) {
    if (address.startsWith("data:")) {
      if (pictureAddress(address) === null) note(`picture ${shorten(address)}: is no picture data`);
      continue;
    }
    const bytes = await fetchOrNote(address);
    // The type in the data URL does not matter: pictures are recognised by their content.
    if (bytes) found.set(address, `data:image/png;base64,${Buffer.from(bytes).toString("base64")}`);
  }
  return mapPictureAddresses(html, (address) => found.get(address) ?? address);
}

function mapPictureAddresses(html: string, map: (address: string) => string): string {
  return sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    // This step only replaces addresses; `cleanHtml` makes the result safe.
    allowVulnerableTags: true,
    allowedSchemes: ["http", "https", "data", "mailto", "tel"],
    transformTags: {
      img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, src: map(attribs["src"] ?? "") } }),
    },
  });
}

function shorten(address: string): string {
  return address.length > 80 ? `${address.slice(0, 77)}…` : address;
}
