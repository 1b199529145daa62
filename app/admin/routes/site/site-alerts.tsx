import { AlertsBoard } from "#app/admin/site/alerts/alerts-board.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { AdminPage } from "../admin-page.tsx";
import type { PageHandle } from "../page-handle.ts";

export const handle: PageHandle = {
  title: ({ siteAlerts }) => siteAlerts.title,
  needs: "guide.edit",
};

export default function SiteAlertsRoute() {
  const { title, intro } = useAdminMessages().siteAlerts;
  return (
    <AdminPage title={title} intro={intro}>
      <AlertsBoard />
    </AdminPage>
  );
}
