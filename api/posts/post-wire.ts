import type { Language } from "#i18n/languages.ts";
import type { WantedStates } from "#api/admin/translation-states.ts";
import { mediaPath, singleAddressWidth } from "#api/media.ts";
import type { PostAnswer, PostSummaryAnswer, FullPostAnswer } from "./post-answers.ts";
import type { Picture, Post, PostSummary, FullPost, WrittenPost } from "./posts.ts";

interface OurNames {
  id: string;
  author: string;
  cover: Picture | null;
}

/** The wire keeps the names of the old server. */
function toWire<P extends OurNames>({ id, author, cover, ...rest }: P) {
  const address = cover ? mediaPath(cover.hash, singleAddressWidth, "jpeg") : "";
  return { _id: id, szerzo: author, cover: address, coverImage: address, picture: cover, ...rest };
}

type WireNames = Pick<PostAnswer, "_id" | "szerzo" | "cover" | "coverImage" | "picture">;

function fromWire<W extends WireNames>({ _id, szerzo, cover: _, coverImage: __, picture, ...rest }: W) {
  return { id: _id, author: szerzo, cover: picture, ...rest };
}

export const summaryToWire = (post: PostSummary): PostSummaryAnswer => toWire(post);
export const postToWire = (post: Post): PostAnswer => toWire(post);
export const fullPostToWire = (post: FullPost): FullPostAnswer => toWire(post);

export const summaryFromWire = (post: PostSummaryAnswer): PostSummary => fromWire(post);
const postsFromWire = new WeakMap<PostAnswer, Post>();

/** The same post for the same answer: what was made of it is kept with it. */
export function postFromWire(answer: PostAnswer): Post {
  const post = postsFromWire.get(answer) ?? fromWire(answer);
  postsFromWire.set(answer, post);
  return post;
}

export const fullPostFromWire = (post: FullPostAnswer): FullPost => fromWire(post);

/** Without `file` and `picture` a changed post keeps its cover. */
export interface PostAttachments {
  /** The id of a new post, 24 hexadecimal digits: sending it again after a lost answer does not create a second post. */
  id?: string;
  file?: Blob;
  /** The hash of a stored picture that becomes the cover, instead of a file. */
  picture?: string;
  /** The `updatedAt` of the version that was edited; refused (409) if there is a newer one. */
  updatedAt?: string;
  /** The new state of each language; without it, every language that is sent is published. */
  states?: WantedStates;
  /** Translations that agree with the source as it is now. */
  upToDate?: Language[];
}

export function postFormToWire(
  { author, category, isPinned, createdAt, translations }: WrittenPost,
  { id, file, picture, updatedAt, states, upToDate }: PostAttachments,
): FormData {
  const form = new FormData();
  form.set("szerzo", author);
  form.set("category", category);
  form.set("translations", JSON.stringify(translations));
  if (isPinned !== undefined) form.set("isPinned", String(isPinned));
  if (createdAt !== undefined) form.set("createdAt", createdAt);
  if (id !== undefined) form.set("_id", id);
  if (updatedAt !== undefined) form.set("updatedAt", updatedAt);
  if (states) form.set("states", JSON.stringify(states));
  if (upToDate) form.set("upToDate", JSON.stringify(upToDate));
  if (picture !== undefined) form.set("picture", picture);
  if (file) form.set("file", file);
  return form;
}
