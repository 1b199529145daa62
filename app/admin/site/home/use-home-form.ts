import type { AdminHome } from "#api/settings/home-sections.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useStoredForm } from "#app/admin/calls/stored-form/use-stored-form.ts";

/** The home page as it is arranged, until it is saved. */
export function useHomeForm(opened: AdminHome) {
  const { api } = useAdmin();
  return useStoredForm({
    opened,
    valueOf: ({ sections, cards }) => ({ sections, cards }),
    read: () => api.readHomeSections(),
    send: (value, { version }) => api.changeHomeSections({ ...value, version }),
    restore: (version) => api.restoreHomeSections(version),
  });
}

export type HomeFormState = ReturnType<typeof useHomeForm>;
