import { FactsPage } from "#app/admin/facts/facts-page.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { AdminPage } from "./admin-page.tsx";

export default function FactsRoute() {
  const { title, intro } = useAdminMessages().facts;
  return (
    <AdminPage needs="facts.edit" title={title} intro={intro}>
      <FactsPage />
    </AdminPage>
  );
}
