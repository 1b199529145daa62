import type { ChangeNote } from "#api/documents/change-notes.ts";
import type { Language } from "#i18n/languages.ts";
import { listPublishedNotes, type PublishedNote } from "#server/storage/change-notes/change-notes.ts";
import type { Queries } from "#server/storage/database.ts";

/** The most of one text; its older ones are told to nobody any more. */
const notesOfText = 5;

/** The most that the site tells of its changes together. */
const notesOfSite = 50;

/** A post or a page in one language. */
interface NotedText {
  postId: string | null;
  page: string | null;
  language: Language;
}

/** The notes that readers have, the newest first. */
export interface ChangeNotes {
  ofText: (text: NotedText) => ChangeNote[];
  /** Those of the whole site. */
  newest: (language: Language) => PublishedNote[];
}

export const noChangeNotes: ChangeNotes = { ofText: () => [], newest: () => [] };

export async function readChangeNotes(db: Queries): Promise<ChangeNotes> {
  const notes = await listPublishedNotes(db, notesOfText);
  const byText = Map.groupBy(notes, keyOf);
  return {
    ofText: (text) =>
      (byText.get(keyOf(text)) ?? []).map(({ note, publishedAt }) => ({
        note,
        at: publishedAt.toISOString(),
      })),
    newest: (language) => notes.filter((note) => note.language === language).slice(0, notesOfSite),
  };
}

function keyOf({ postId, page, language }: NotedText): string {
  return `${language} ${postId ?? page}`;
}
