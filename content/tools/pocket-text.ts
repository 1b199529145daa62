import type { Line } from "#content/documents/line.ts";
import type { Language } from "#i18n/languages.ts";
import type { ToolText } from "./tool-page.ts";

/** The script's texts about an offline bundle. Sizes, numbers and times stand in braces. */
export interface PocketStatusTexts {
  reading: string;
  /** With `{sent}` and `{bytes}`. */
  absent: string;
  /** With `{free}`. */
  free: string;
  /** With `{missing}`: what is still to come. */
  partial: string;
  /** With `{done}` and `{sent}`. */
  running: string;
  /** With `{bytes}` and `{when}`. */
  whole: string;
  /** With `{pages}` and `{missing}`. */
  changed: string;
  /** With `{missing}`: posts were chosen or given up. */
  chosenAnew: string;
  /** There is only something to be given up. */
  fewer: string;
  /** With `{chosen}` and `{of}`. */
  posts: string;
  begun: string;
  /** With `{percent}`. */
  halfway: string;
  paused: string;
  done: string;
  updated: string;
  /** With `{bytes}`. */
  removed: string;
  /** With `{bytes}` and `{free}`. */
  tight: string;
  noRoom: string;
  offline: string;
  failed: string;
  elsewhere: string;
  unsupported: string;
  /** The site offers no downloads for now. */
  off: string;
}

/** The guide as a file for readers' programs: its link, and what its own first pages say. */
interface BookTexts {
  title: string;
  text: Line;
  link: string;
  contents: string;
  /** With `{day}`. */
  made: string;
}

/** The page that takes the guide along. */
export interface PocketText extends ToolText {
  contentsTitle: string;
  contents: Line[];
  /** Names of what is downloaded, in the page's language. */
  guides: Record<Language, string>;
  otherLanguages: string;
  noScript: string;
  postsTitle: string;
  allPosts: string;
  noPosts: string;
  take: string;
  goOn: string;
  /** Asks once more how large it is. */
  again: string;
  pause: string;
  update: string;
  remove: string;
  /** The question before the removal. */
  removeSurely: string;
  removeYes: string;
  removeNo: string;
  progress: string;
  book: BookTexts;
  wayTitle: string;
  way: Line[];
  installTitle: string;
  installs: { device: string; steps: Line[] }[];
  installNote: Line;
  neverTitle: string;
  never: Line[];
  said: PocketStatusTexts;
}
