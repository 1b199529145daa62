import type { AdminCategories } from "#api/blog/categories.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useStoredForm } from "#app/admin/calls/stored-form/use-stored-form.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { draftsOf, faultsOf, rebased, toSend, type CategoryDraft } from "./category-drafts.ts";

/** The categories as they are written, until they are saved. */
export function useCategoriesForm(opened: AdminCategories) {
  const { api } = useAdmin();
  const language = useLanguage();
  const form = useStoredForm({
    opened,
    valueOf: draftsOf,
    read: () => api.readCategories(),
    send: (drafts, { version }) => api.changeCategories(toSend(drafts, version)),
    check: (drafts) => faultsOf(drafts, language),
    rebase: rebased,
  });
  return {
    ...form,
    /** @param focusId of the control that has the focus afterwards, where it moves */
    write: (id: string, change: Partial<CategoryDraft>, focusId?: string) =>
      form.change(
        form.value.map((draft) => (draft.id === id ? { ...draft, ...change } : draft)),
        "",
        focusId,
      ),
  };
}

export type CategoriesFormState = ReturnType<typeof useCategoriesForm>;
