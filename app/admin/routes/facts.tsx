import { deskApi } from "#app/admin/desk-api.ts";
import { FactsDesk } from "#app/admin/facts/facts-desk.tsx";
import { handleSessionLoss } from "#app/session.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { AdminPage } from "./admin-page.tsx";

export default function FactsRoute() {
  const { title, intro } = useAdminMessages().facts;
  return (
    <AdminPage needs="facts.edit" title={title} intro={intro}>
      <FactsDesk api={deskApi} handleSessionLoss={handleSessionLoss} />
    </AdminPage>
  );
}
