import { useState } from "react";
import type { AdminAuthors } from "#api/blog/authors.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useCall } from "#app/admin/calls/use-call.ts";
import { useFocusMove } from "#app/admin/calls/use-focus-move.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import {
  changesToSend,
  draftsOf,
  faultsOf,
  withSlugs,
  type AuthorDraft,
  type AuthorFault,
} from "./author-drafts.ts";

/** The authors as they are written, until they are saved. */
export function useAuthorsForm(opened: AdminAuthors) {
  const { api } = useAdmin();
  const { authors: texts } = useAdminMessages();
  const { isBusy, failure, run } = useCall();
  const [stored, setStored] = useState(() => draftsOf(opened, []));
  const [authors, setAuthors] = useState(stored);
  const [faults, setFaults] = useState<AuthorFault[]>([]);
  const [told, tell] = useState("");
  const moveFocus = useFocusMove();
  const isUnsaved = JSON.stringify(authors) !== JSON.stringify(stored);

  async function save(): Promise<void> {
    const found = faultsOf(authors);
    setFaults(found);
    const [first] = found;
    if (first) return moveFocus(first.control);
    await run(async () => {
      const drafts = draftsOf(await api.changeAuthors(changesToSend(authors, stored)), authors);
      setStored(drafts);
      // A change that was made while the call was under way stays, unsaved.
      setAuthors((newest) => (newest === authors ? drafts : withSlugs(newest, drafts)));
      tell(texts.saved);
    });
  }

  return {
    authors,
    // Those of an author who was removed are gone with the author.
    faults: faults.filter(({ control }) => authors.some(({ key }) => control.startsWith(key))),
    isUnsaved,
    isBusy,
    failure,
    status: [told, isUnsaved && texts.unsaved].filter(Boolean).join(" "),
    /** @param focusId of the control that has the focus afterwards */
    change(changed: AuthorDraft[], text: string, focusId: string): void {
      setAuthors(changed);
      tell(text);
      moveFocus(focusId);
    },
    write(key: string, change: Partial<AuthorDraft>): void {
      setAuthors(authors.map((author) => (author.key === key ? { ...author, ...change } : author)));
      setFaults(faults.filter(({ control }) => !control.startsWith(key)));
      tell("");
    },
    undo(): void {
      setAuthors(stored);
      setFaults([]);
      tell("");
    },
    save,
  };
}

export type AuthorsFormState = ReturnType<typeof useAuthorsForm>;
