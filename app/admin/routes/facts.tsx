import { adminApi } from "#app/admin/admin-api.ts";
import { FactsPage } from "#app/admin/facts/facts-page.tsx";
import { handleSessionLoss } from "#app/session.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { AdminPage } from "./admin-page.tsx";

export default function FactsRoute() {
  const { title, intro } = useAdminMessages().facts;
  return (
    <AdminPage needs="facts.edit" title={title} intro={intro}>
      <FactsPage api={adminApi} handleSessionLoss={handleSessionLoss} />
    </AdminPage>
  );
}
