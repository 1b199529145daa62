import type { GuideDocument } from "#api/guide/guide-document.ts";

/** Changes that are not saved yet, as this browser or the server keeps them. */
export interface KeptDraft {
  document: GuideDocument;
  /** For readers, about the change; left out by an earlier release. */
  note?: string;
  /** The version from which the draft was begun. */
  version: number;
  /** Milliseconds. */
  keptAt: number;
}

/** @param username whose draft it is: on a shared device nobody is offered another person's */
export function deviceDraft(username: string, page: string, language: string) {
  const key = `guide-draft ${username} ${page} ${language}`;
  return {
    /** Null where there is none, or this browser keeps nothing. */
    read(): KeptDraft | null {
      try {
        // Safe cast: `keep` wrote it.
        return JSON.parse(localStorage.getItem(key) ?? "null") as KeptDraft | null;
      } catch {
        return null;
      }
    },
    /** @returns whether there was room for it */
    keep(written: Pick<KeptDraft, "document" | "note">, version: number): boolean {
      const draft: KeptDraft = { ...written, version, keptAt: Date.now() };
      try {
        localStorage.setItem(key, JSON.stringify(draft));
        return true;
      } catch {
        return false;
      }
    },
    drop(): void {
      try {
        localStorage.removeItem(key);
      } catch {
        // Where nothing can be kept there is nothing to remove.
      }
    },
  };
}
