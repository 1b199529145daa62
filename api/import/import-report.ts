import type { ImportTexts, NoteFacts } from "#i18n/admin/import/hu.ts";
import type { Language } from "#i18n/languages.ts";

/** Something that does not come over, or comes over changed. The words for it are the admin area's. */
export interface ImportNote extends Partial<NoteFacts> {
  kind: keyof ImportTexts["notes"];
}

/** The kinds of posts that can be brought here: an array of them, an export of another system, or the old server itself. */
export type ImportOrigin = keyof ImportTexts["origins"];

export type ImportOutcome = keyof ImportTexts["outcomes"];

/** Why nothing at all can be imported from a file or an address. */
export type ImportFault = keyof ImportTexts["faults"];

export interface ImportedPost {
  /** Null when it cannot be read. */
  id: string | null;
  /** Empty when it has none, or cannot be read. */
  title: string;
  outcome: ImportOutcome;
  notes: ImportNote[];
}

/** The outcome of an import or, of a dry run, what it would be. */
export interface ImportReport {
  origin: ImportOrigin;
  /** Posts there are; fewer are told of where it was stopped. */
  total: number;
  posts: ImportedPost[];
  /** About no post alone. */
  notes: ImportNote[];
  texts: Partial<Record<Language, { published: number; drafts: number }>>;
  pictures: number;
  /** Drawings in whose place a picture stands now. */
  drawings: number;
  /** Former addresses that lead to a post now. */
  redirects: number;
}

/** The sentence of a note, without a capital and a full stop. */
export function noteText(
  { kind, what = "", count = 1, detail = "" }: ImportNote,
  texts: ImportTexts,
): string {
  const say: (facts: NoteFacts) => string = texts.notes[kind];
  return say({ what, count, detail });
}

/** How many posts came to each outcome, the frequent ones first. */
export function countOutcomes(posts: readonly ImportedPost[]): [ImportOutcome, number][] {
  const counts = new Map<ImportOutcome, number>();
  for (const { outcome } of posts) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one);
}
