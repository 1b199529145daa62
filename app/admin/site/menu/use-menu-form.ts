import type { AdminMenu } from "#api/settings/site-menu.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useStoredForm } from "#app/admin/calls/stored-form/use-stored-form.ts";
import { unplacedPages, withNewPages } from "./menu-changes.ts";

/** The menu as it is arranged, until it is saved. */
export function useMenuForm(opened: AdminMenu) {
  const { api } = useAdmin();
  return useStoredForm({
    opened,
    valueOf: ({ menu }) => menu,
    read: () => api.readMenu(),
    send: (menu, { ownPages, version }) =>
      api.changeMenu({ ...menu, nowhere: unplacedPages(menu, ownPages), version }),
    restore: (version) => api.restoreMenu(version),
    rebase: withNewPages,
  });
}

export type MenuFormState = ReturnType<typeof useMenuForm>;
