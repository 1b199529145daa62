import type { StarterPostId } from "./facts/starter-posts.ts";

/** A starter post in one language; `content` is canonical HTML. */
export interface StarterPostText {
  title: string;
  summary: string;
  /** What the cover shows. */
  coverAlt: string;
  content: string;
}

export type StarterPostTexts = Record<StarterPostId, StarterPostText>;
