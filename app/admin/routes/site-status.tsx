import { adminApi } from "#app/admin/admin-api.ts";
import { SiteStatusBoard } from "#app/admin/status/site-status-board.tsx";
import { handleSessionLoss } from "#app/session.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { AdminPage } from "./admin-page.tsx";

export default function SiteStatusRoute() {
  const { title, intro } = useAdminMessages().siteStatus;
  return (
    <AdminPage title={title} intro={intro} needs="status.read">
      <SiteStatusBoard api={adminApi} handleSessionLoss={handleSessionLoss} />
    </AdminPage>
  );
}
