import { FactsPage } from "#app/admin/facts/facts-page.tsx";
import { useTodos } from "#app/admin/layout/use-todos.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { AdminPage } from "./admin-page.tsx";
import type { PageHandle } from "./page-handle.ts";

export const handle: PageHandle = { title: ({ facts }) => facts.title, needs: "facts.edit" };

/** The navigation counts the open reports. */
export default function FactsRoute() {
  const { title, intro } = useAdminMessages().facts;
  const { refresh } = useTodos();
  return (
    <AdminPage title={title} intro={intro}>
      <FactsPage onSettled={refresh} />
    </AdminPage>
  );
}
