import type { Language } from "#i18n/languages.ts";

/** A page of this site that a link can lead to. */
export interface LinkOption {
  id: string;
  /** Empty for a post without a title. */
  name: string;
  /** The whole that it is a part of, for example the page of a section. */
  within?: string;
  /** The language of the name, where it is not the text's. */
  lang?: Language | undefined;
  /** A path that begins with a language; each reader is led to their own. */
  address: string;
  /** Readers do not see it yet. */
  isUnpublished?: boolean;
}

/** Where the link dialog looks for pages; both find by words in titles. */
export interface LinkSources {
  /** Turns a typed address into its stored form; null when no link may lead there. */
  target: (typed: string) => string | null;
  findPosts: (words: string, language: Language) => Promise<LinkOption[]>;
  findPages: (words: string, language: Language) => Promise<LinkOption[]>;
}
