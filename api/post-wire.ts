import type { Language } from "#i18n/languages.ts";
import { mediaPath, singleAddressWidth, type Picture } from "./media.ts";
import type { Post, PostSummary, Translation, TranslationSummary, WholePost } from "./posts.ts";

/**
 * The names that posts have on the wire, kept from the old server, and the only place that maps
 * them to ours. `cover` and `coverImage` are addresses (empty without a cover); `picture` is what
 * they stand for.
 */
interface WireFields {
  _id: string;
  szerzo: string;
  category: string;
  cover: string;
  coverImage: string;
  picture: Picture | null;
  createdAt: string;
  updatedAt: string;
}

export interface WirePostSummary extends WireFields, TranslationSummary {
  translations: Partial<Record<Language, TranslationSummary>>;
}

export interface WirePost extends WirePostSummary {
  content: string;
  coverAlt: string;
}

export interface WireWholePost extends WireFields, Translation {
  translations: Partial<Record<Language, Translation>>;
}

interface Fields {
  id: string;
  author: string;
  cover: Picture | null;
}

function toWire<P extends Fields>({ id, author, cover, ...rest }: P) {
  const address = cover ? mediaPath(cover.hash, singleAddressWidth, "jpeg") : "";
  return { _id: id, szerzo: author, cover: address, coverImage: address, picture: cover, ...rest };
}

function fromWire<W extends WireFields>({ _id, szerzo, cover: _, coverImage: __, picture, ...rest }: W) {
  return { id: _id, author: szerzo, cover: picture, ...rest };
}

export const summaryToWire = (post: PostSummary): WirePostSummary => toWire(post);
export const postToWire = (post: Post): WirePost => toWire(post);
export const wholePostToWire = (post: WholePost): WireWholePost => toWire(post);

export const summaryFromWire = (post: WirePostSummary): PostSummary => fromWire(post);
export const postFromWire = (post: WirePost): Post => fromWire(post);
export const wholePostFromWire = (post: WireWholePost): WholePost => fromWire(post);
