import { noteText, type ImportNote } from "#api/import/import-report.ts";
import { postsImport } from "#i18n/admin/import/en.ts";

/** Notes of an import in the words of the command. */
export function saidNotes(notes: ImportNote[]): string[] {
  return notes.map((note) => noteText(note, postsImport));
}
