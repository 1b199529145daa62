import type { AdminAuthors } from "#api/blog/authors.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useStoredForm } from "#app/admin/calls/stored-form/use-stored-form.ts";
import { changesToSend, draftOf, faultsOf, rebased, type AuthorDraft } from "./author-drafts.ts";

/** The authors as they are written, until they are saved. */
export function useAuthorsForm(opened: AdminAuthors) {
  const { api } = useAdmin();
  const form = useStoredForm({
    opened,
    valueOf: ({ authors }) => authors.map(draftOf),
    read: () => api.readAuthors(),
    send: (authors, stored) => api.changeAuthors(changesToSend(authors, stored)),
    check: faultsOf,
    rebase: rebased,
  });
  return {
    ...form,
    write: (key: string, change: Partial<AuthorDraft>) =>
      form.change(form.value.map((author) => (author.key === key ? { ...author, ...change } : author))),
  };
}

export type AuthorsFormState = ReturnType<typeof useAuthorsForm>;
