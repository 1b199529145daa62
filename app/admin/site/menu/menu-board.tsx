import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { OpenedForm } from "#app/admin/calls/stored-form/opened-form.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { MenuForm } from "./menu-form.tsx";

/** Loads the menu, then lets it be arranged. */
export function MenuBoard() {
  const { api } = useAdmin();
  const { siteMenu: texts } = useAdminMessages();
  return (
    <OpenedForm queryKey={["site menu"]} read={() => api.readMenu()} texts={texts}>
      {(opened) => <MenuForm opened={opened} />}
    </OpenedForm>
  );
}
