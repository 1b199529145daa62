import type { StarterPostId } from "./facts/starter-posts.ts";

/** The words of one starter post in one language; `content` is HTML as the database holds it. */
export interface StarterPostText {
  title: string;
  summary: string;
  content: string;
}

/** What each language has to say: every starter post, none left out. */
export type StarterPostTexts = Record<StarterPostId, StarterPostText>;
