import { People } from "#app/admin/accounts/people/people.tsx";
import { ProvenCalls } from "#app/admin/accounts/proof/proven-calls.tsx";
import { useTodos } from "#app/admin/layout/use-todos.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { AdminPage } from "./admin-page.tsx";
import type { PageHandle } from "./page-handle.ts";

export const handle: PageHandle = { title: ({ accounts }) => accounts.peopleTitle, needs: "people.manage" };

/** The navigation counts those that wait. */
export default function PeopleRoute() {
  const { refresh } = useTodos();
  return (
    <AdminPage title={useAdminMessages().accounts.peopleTitle}>
      <ProvenCalls>
        <People onDecided={refresh} />
      </ProvenCalls>
    </AdminPage>
  );
}
