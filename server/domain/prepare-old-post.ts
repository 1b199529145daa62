import sanitizeHtml from "sanitize-html";
import type { Translation } from "#api/posts.ts";
import { languages } from "#i18n/languages.ts";
import { cleanHtml } from "./clean-html.ts";
import { extractEmbeddedPictures } from "./embedded-pictures.ts";
import type { OldPost } from "./old-post.ts";
import { pictureAddress } from "./post-html/picture-address.ts";
import { preparePicture, type PreparedPicture } from "./prepare-picture.ts";

/** Gives a picture's bytes by the address that an old post has for it. */
export type FetchPicture = (address: string) => Promise<Uint8Array>;

type FetchOrNote = (address: string) => Promise<Uint8Array | null>;

/** An old post with clean texts and its pictures at hand. */
export interface PreparedOldPost extends Omit<OldPost, "cover"> {
  cover: PreparedPicture | undefined;
  pictures: PreparedPicture[];
}

/** Cleans an old post's texts and fetches its pictures; one that cannot be had or kept is named in the notes. */
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

  async function prepareText(text: Translation, field: string): Promise<Translation> {
    const note = (reason: string) => notes.push(`${field}: ${reason}`);
    const local = await embedOwnPictures(text.content, fetchOrNote, note);
    const { html, pictures: found } = await extractEmbeddedPictures(
      cleanHtml(local),
      preparePicture,
      ({ message }) => note(message),
    );
    pictures.push(...found);
    // Where a picture was left out an empty block may stand.
    return { ...text, content: cleanHtml(html) };
  }

  const cover = await prepareCover(old.cover, fetchOrNote, notes);
  if (cover) pictures.push(cover);
  const translations: PreparedOldPost["translations"] = {};
  for (const language of languages) {
    const text = old.translations[language];
    if (text) translations[language] = await prepareText(text, `translations.${language}`);
  }
  return { ...old, base: await prepareText(old.base, "content"), translations, cover, pictures, notes };
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
    return await preparePicture(bytes);
  } catch (error) {
    notes.push(`cover ${shorten(address)}: ${(error as Error).message}`);
    return undefined;
  }
}

/** The old server will be gone: its pictures in the text become data, which saving turns into stored ones. */
async function embedOwnPictures(
  html: string,
  fetchOrNote: FetchOrNote,
  note: (reason: string) => void,
): Promise<string> {
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
    // The type in the address of data does not matter: a picture is recognised by its content.
    if (bytes) found.set(address, `data:image/png;base64,${Buffer.from(bytes).toString("base64")}`);
  }
  return mapPictureAddresses(html, (address) => found.get(address) ?? address);
}

function mapPictureAddresses(html: string, map: (address: string) => string): string {
  return sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    // Nothing is made safe here: cleaning comes after.
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
