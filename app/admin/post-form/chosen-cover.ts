import type { PostAttachments } from "#api/posts/post-wire.ts";
import type { Picture } from "#api/posts/posts.ts";

/** A picture of the media library that is to become the cover. */
interface LibraryCover extends Picture {
  /** The name that the library shows; may be empty. */
  name: string;
}

/** A file of this device, or a stored picture. */
export type ChosenCover = Blob | LibraryCover;

/** The part of the request that holds a newly chosen cover; empty if the cover stays. */
export function coverAttachment(cover: ChosenCover | null): Pick<PostAttachments, "file" | "picture"> {
  if (!cover) return {};
  return cover instanceof Blob ? { file: cover } : { picture: cover.hash };
}

/** Empty for a file without a name, such as a pasted one. */
export function coverName(cover: ChosenCover): string {
  return cover instanceof Blob && !(cover instanceof File) ? "" : cover.name;
}

/** To choose what is the cover already is no change. */
export function isStoredCover(chosen: ChosenCover | null, stored: Picture | null): boolean {
  return chosen !== null && !(chosen instanceof Blob) && chosen.hash === stored?.hash;
}
